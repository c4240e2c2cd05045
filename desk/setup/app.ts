// HTTP app of the set-up: the page, and its JSON API for sections, progress and photos.

import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { DeskError } from "../desk.ts";
import { findWriteReason } from "../terminal/write-file.ts";
import { printDocument } from "../web/document.ts";
import { type Guard, root } from "../web/guard.ts";
import { createPrivateApp } from "../web/private-app.ts";
import type { Assets } from "./bundle.ts";
import { curlApostrophes } from "./curl-apostrophes.ts";
import { buildFormSchema, dropBlank } from "./form-schema.ts";
import type { OpenContent } from "./open-content.ts";
import { addPhotos, countMissingPhotos } from "./photo-routes.ts";
import { findSection, type Section, sections } from "./sections.ts";
import type { Content, StudioStore } from "./studio-store.ts";

export type SetupDeps = {
  guard: Guard;
  store: StudioStore;
  /** The page's script and stylesheet, by file name. */
  assets: Assets;
  /** URL of the preview site; `undefined` while it starts. */
  preview: () => string | undefined;
  /** Claims of the current site, and points to settle before going live. */
  readOpen: () => Promise<OpenContent>;
  printError: (text: string) => void;
};

/** Bytes: room for an unedited camera photo. */
const LARGEST_BODY = 40 * 1024 * 1024;

export function openSetup({ guard, store, assets, preview, readOpen, printError }: SetupDeps) {
  const app = createPrivateApp({
    guard,
    command: "npm run setup",
    largestBody: LARGEST_BODY,
    policy: {
      scriptSrc: ["'self'"],
      connectSrc: ["'self'"],
      imgSrc: ["'self'", "blob:"],
      frameSrc: ["http://127.0.0.1:*"],
    },
  });
  const progress = () => ({
    sections: sections.map((section) => {
      const { id, title } = section;
      return { id, title, state: store.read(section).state };
    }),
    missingPhotos: countMissingPhotos(store),
    preview: preview(),
  });
  const answer = async (id: string) => {
    const section = findSection(id);
    if (!section) throw new HTTPException(404);
    const claims = section.file === "evidence" ? (await readOpen()).claims : [];
    const read = store.read(section);
    const version = versionOf(read.data);
    return { ...section, ...read, version, ...buildFormSchema(section, claims) };
  };
  /** A change that is already saved is not stale: the page sends a change again if the answer came too late. */
  const isStale = ({ req }: Context, section: Section, next?: Content) => {
    const seen = req.header("If-Match");
    const { data, broken } = store.read(section);
    return seen && (broken || ![seen, next && versionOf(next)].includes(versionOf(data)));
  };
  const pages = new Hono();
  app.get(`${root}/`, (context) => context.html(printPage()));
  pages.get("/assets/:name", (context) => {
    const asset = assets.get(context.req.param("name"));
    if (!asset) return context.notFound();
    return context.body(asset.body, 200, { "Content-Type": asset.type });
  });
  pages.get("/progress", (context) => context.json(progress()));
  pages.get("/open", async (context) => context.json((await readOpen()).open));
  pages.get("/sections/:id", async (context) =>
    context.json(await answer(context.req.param("id"))),
  );
  pages.put("/sections/:id", async (context) => {
    const section = findSection(context.req.param("id"));
    const data: unknown = await context.req.json().catch(() => undefined);
    if (!section || typeof data !== "object" || data === null) throw new HTTPException(400);
    const next = curlApostrophes(dropBlank(data as Content, buildFormSchema(section).schema));
    if (isStale(context, section, next)) return context.json({ message: changedElsewhere }, 409);
    store.save(section, next);
    return context.json(await answer(section.id));
  });
  for (const act of ["undo", "restore"] as const) {
    pages.post(`/sections/:id/${act}`, async (context) => {
      const section = findSection(context.req.param("id"));
      if (!section) throw new HTTPException(404);
      if (act === "undo" && isStale(context, section))
        return context.json({ message: changedElsewhere }, 409);
      store[act](section);
      return context.json(await answer(section.id));
    });
  }
  addPhotos(pages, store);
  app.route(root, pages);
  app.onError((error, context) => {
    if (error instanceof HTTPException) return context.json({ message: refused }, error.status);
    if (error instanceof DeskError) return context.json({ message: error.message }, 422);
    const reason = findWriteReason(error);
    if (!reason) printError(`${error.stack ?? error.message}\n`);
    return context.json({ message: reason ? explainFull(reason) : failed }, 500);
  });
  return async (request: Request) => app.fetch(request);
}

const refused =
  "We couldn’t accept this: it’s too large, or it didn’t come from the set-up’s page.";

const changedElsewhere =
  "This step was changed in another tab or in its file. Reload this page, then enter your last change again.";

function versionOf(data: Content): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("base64url");
}

const failed =
  "That didn’t work, and nothing was changed. See the terminal where you started the set-up.";

function explainFull(reason: string): string {
  return `The studio’s folder can’t be written: ${reason}. Nothing was changed. Put that right, then try again.`;
}

function printPage() {
  return printDocument(
    "Set up your site",
    html`<header class="bar"><span class="home">Your site <span>set-up</span></span></header>
<div id="setup"><p class="lead">The set-up needs JavaScript in this browser.</p></div>`,
    html`<link rel="stylesheet" href="${root}/assets/setup.css">
<script type="module" src="${root}/assets/setup.js"></script>
`,
  );
}

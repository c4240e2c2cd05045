// Serves the built site from memory: pages, assets, pictures, and the lists for machines.

import { createHash } from "node:crypto";
import type { PageEnvironment, RenderPage } from "#contract/page-environment.ts";
import {
  type CompressedText,
  chooseCoding,
  createCompressNow,
  createKeepCompressed,
  type Encoded,
} from "./compression.ts";
import { encodedResponse } from "./encoded-response.ts";
import { fillPlaceholders, type Pages } from "./pages.ts";
import { fillProblem } from "./problem-page.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

export type BuiltPagesOptions = {
  siteDir: string;
  /** The site's own origin; pages that name another one are not kept. */
  siteOrigin: string | undefined;
  /** HTML of the built page for problems. */
  problemPage: string;
  render: RenderPage;
};

/** A shared cache would give everybody the origin that one visitor's Host header made up. */
const FOR_ONE_VISITOR = "private, max-age=0, must-revalidate";

export function createBuiltPages({
  siteDir,
  siteOrigin,
  problemPage,
  render,
}: BuiltPagesOptions): Pages {
  const files = readSiteFiles(siteDir);
  const compressNow = createCompressNow();
  const keepCompressed = createKeepCompressed();
  /** As many as there are pages and codings: they name the site's own origin or none, and one day. */
  const kept = new Map<string, CompressedText>();
  let keptDay = "";

  async function encode(
    file: SiteFile,
    acceptEncoding: string | null,
    environment: PageEnvironment,
  ): Promise<Encoded> {
    const coding = file.isText ? chooseCoding(acceptEncoding) : "identity";
    if (!file.hasPlaceholders) {
      const encoded = coding === "identity" ? undefined : file.encoded[coding];
      return encoded ? { body: encoded, coding } : { body: file.content, coding: "identity" };
    }
    const fill = () => Buffer.from(fillPlaceholders(file.content.toString("utf8"), environment));
    if (!isOwn(file, environment)) return compressNow(fill(), coding);
    if (environment.today !== keptDay) kept.clear();
    keptDay = environment.today;
    const key = `${coding} ${file.path}`;
    const text = kept.get(key) ?? keepCompressed(fill(), coding);
    kept.set(key, text);
    return { body: await text.get(), coding };
  }

  function isOwn(file: SiteFile, { origin }: PageEnvironment): boolean {
    return !file.namesOrigin || origin === siteOrigin;
  }

  return {
    async serve(request, environment) {
      const { pathname, search } = new URL(request.url);
      const file = findFile(files, pathname);
      if (file === undefined) return undefined;
      if (typeof file === "string") {
        return new Response(null, { status: 308, headers: { Location: file + search } });
      }
      const etag = `W/"${digest(file, environment)}"`;
      const headers = new Headers({
        "Cache-Control": isOwn(file, environment) ? file.cacheControl : FOR_ONE_VISITOR,
        // Weak: the same text may have been compressed more or less tightly.
        ETag: etag,
      });
      if (file.isText) headers.set("Vary", "Accept-Encoding");
      // A copy of an article for programs: searchers should land on the article itself.
      if (file.path.endsWith(".md")) headers.set("X-Robots-Tag", "noindex");
      if (holdsTag(request.headers.get("If-None-Match"), etag)) {
        return new Response(null, { status: 304, headers });
      }
      headers.set("Content-Type", file.type);
      const acceptEncoding = request.headers.get("Accept-Encoding");
      return encodedResponse(await encode(file, acceptEncoding, environment), 200, headers);
    },
    async serveNotFound(request, environment) {
      const file = files.get("/404.html");
      if (!file) throw new Error("the build has no 404.html");
      const headers = new Headers({
        "Content-Type": file.type,
        "Cache-Control": "no-store",
        Vary: "Accept-Encoding",
      });
      const acceptEncoding = request.headers.get("Accept-Encoding");
      return encodedResponse(await encode(file, acceptEncoding, environment), 404, headers);
    },
    async render(state, environment) {
      const { problem, quote } = state;
      if (!problem || quote) return render("/", state, environment);
      const html = fillProblem(fillPlaceholders(problemPage, environment), problem);
      return { status: problem.status, html };
    },
  };
}

/** The file at an address, or the address it should be asked for at. */
function findFile(files: Map<string, SiteFile>, pathname: string): SiteFile | string | undefined {
  const path = decodePath(pathname);
  if (path === undefined || path === "/404" || path === "/404.html") return undefined;
  if (path === "/") return files.get("/index.html");
  const page = path.replace(/(\/|(\/index)?\.html)$/, "");
  if (page !== path && (files.has(`${page}.html`) || files.has(`${page}/index.html`))) {
    return page === "" ? "/" : page;
  }
  return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`);
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function digest(file: SiteFile, { origin, today, analytics }: PageEnvironment): string {
  if (!file.hasPlaceholders) return file.digest;
  const filled = JSON.stringify([file.digest, file.namesOrigin && origin, today, analytics]);
  return createHash("sha256").update(filled).digest("base64url").slice(0, 16);
}

function holdsTag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^(?!W\/)/, "W/") === etag);
}

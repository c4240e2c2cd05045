// The pages that show, and change nothing.

import type { Context, Hono } from "hono";
import type { Database } from "#server/db/schema.ts";
import { countParked } from "#server/notify/desk-queries.ts";
import { findPhoto, listPhotosOf } from "#server/photos/find.ts";
import { findMailFiles } from "#server/quote/erase.ts";
import {
  countOpen,
  findQuoteRequest,
  listNoticesOf,
  listQuoteRequests,
  type Shelf,
  splitSearch,
} from "#server/quote/find.ts";
import { findByEmail } from "#server/quote/person.ts";
import type { Desk } from "../command.ts";
import { buildCsv, buildHeld } from "../export.ts";
import { doneIn } from "./done.ts";
import { printErasePage } from "./erase-page.ts";
import { printListPage } from "./list-page.ts";
import { findProblems } from "./problems.ts";
import { printProblemsPage } from "./problems-page.ts";
import { printRequestPage } from "./request-page.ts";

const PAGE = 30;
const shelves: readonly Shelf[] = ["open", "all", "spam", "any"];

export function addLookups(app: Hono, desk: Desk, database: Database): void {
  const { queries } = database;

  app.get("/", async (context) => {
    const search = (context.req.query("q") ?? "").trim().slice(0, 200);
    const named = shelves.find((shelf) => shelf === context.req.query("shelf"));
    const shelf = named ?? (search ? "any" : "open");
    const before = readNumber(context.req.query("before"));
    const selection = { shelf, words: splitSearch(search), before, limit: PAGE + 1 };
    const found = await listQuoteRequests(queries, selection);
    const requests = found.slice(0, PAGE);
    const photos = await listPhotosOf(
      queries,
      requests.map(({ id }) => id),
    );
    const photosOf = new Map<number, number>();
    for (const { quoteRequestId: id } of photos) photosOf.set(id, (photosOf.get(id) ?? 0) + 1);
    return context.html(
      printListPage({
        shelf,
        search,
        requests,
        photosOf,
        open: await countOpen(queries),
        older: found.length > PAGE ? requests.at(-1)?.id : undefined,
        isFirst: before === undefined,
        now: desk.now(),
        parked: await countParked(database),
        done: doneIn(context),
      }),
    );
  });

  app.get("/requests/:id", async (context) => {
    const request = await findRequest(context);
    if (request === undefined) return context.notFound();
    const held = await findByEmail(database, request.email);
    return context.html(
      printRequestPage({
        request,
        notices: await listNoticesOf(queries, request.id),
        photos: await listPhotosOf(queries, [request.id]),
        others: held.requests.filter(({ id }) => id !== request.id),
        now: desk.now(),
        parked: await countParked(database),
        done: doneIn(context),
      }),
    );
  });

  app.get("/requests/:id/erase", async (context) => {
    const request = await findRequest(context);
    if (request === undefined) return context.notFound();
    const held = await findByEmail(database, request.email);
    const mails = await findMailFiles(desk.env().dataDir, request.email);
    return context.html(printErasePage({ request, held, mails: mails.length }));
  });

  app.get("/requests/:id/held.json", async (context) => {
    const request = await findRequest(context);
    if (request === undefined) return context.notFound();
    const { text } = await buildHeld(database, request.email);
    return download(context, text, "application/json; charset=utf-8", `held-${request.id}.json`);
  });

  app.get("/export.csv", async (context) => {
    const spam = context.req.query("spam") !== undefined;
    const { text } = await buildCsv(database, spam);
    return download(context, text, "text/csv; charset=utf-8", spam ? "spam.csv" : "requests.csv");
  });

  app.get("/photos/:id", async (context) => {
    const id = readNumber(context.req.param("id"));
    const photo = id && (await findPhoto(queries, id));
    if (!photo) return context.notFound();
    return context.body(new Uint8Array(photo.image), 200, { "Content-Type": "image/jpeg" });
  });

  app.get("/problems", async (context) => {
    const problems = await findProblems(desk, database);
    return context.html(printProblemsPage({ ...problems, done: doneIn(context) }));
  });

  async function findRequest(context: Context) {
    const id = readNumber(context.req.param("id"));
    return id === undefined ? undefined : findQuoteRequest(queries, id);
  }
}

function download(context: Context, text: string, type: string, name: string): Response {
  return context.body(text, 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}

/** `undefined` for what is no number that a row could have. */
export function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

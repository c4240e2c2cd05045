// Read-only routes of the desk: pages and downloads.

import type { Context, Hono } from "hono";
import type { Database, StoredQuoteRequest } from "#server/db/schema.ts";
import { countFailed } from "#server/notify/desk-queries.ts";
import { findPhoto, listPhotosOf } from "#server/photos/find.ts";
import { findMailFiles } from "#server/quote/erase.ts";
import {
  countOpen,
  findByEmail,
  findQuoteRequest,
  listDeliveriesOf,
  listQuoteRequests,
  type Shelf,
  splitSearch,
} from "#server/quote/find.ts";
import { requestId } from "../actions/action.ts";
import { buildCsv } from "../actions/requests/export.ts";
import { findHeld, printHeldPage } from "../actions/requests/held.ts";
import type { Desk } from "../desk.ts";
import { at } from "./layout.ts";
import { printListPage } from "./list-page.ts";
import { findProblems, printProblemsPage } from "./problems-page.ts";
import { printErasePage, printRequestPage } from "./request-page.ts";

type RequestView = (context: Context, request: StoredQuoteRequest) => Promise<Response>;

const PAGE = 30;
const shelves: readonly Shelf[] = ["open", "all", "spam", "any"];

/** @param takeSaid returns the last button's result, once */
export function addViews(app: Hono, desk: Desk, database: Database, takeSaid: () => string): void {
  const { queries } = database;

  app.get(at("/"), async (context) => {
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
    return context.html(
      printListPage({
        shelf,
        search,
        requests,
        photosOf: Map.groupBy(photos, ({ quoteRequestId }) => quoteRequestId),
        open: await countOpen(queries),
        older: found.length > PAGE ? requests.at(-1)?.id : undefined,
        isFirst: before === undefined,
        now: desk.now(),
        failed: await countFailed(database),
        said: takeSaid(),
      }),
    );
  });

  addRequestView("", async (context, request) => {
    const held = await findByEmail(database, request.email);
    return context.html(
      printRequestPage({
        request,
        deliveries: await listDeliveriesOf(queries, [request.id]),
        hasMailServer: desk.env().mail.kind === "smtp",
        photos: await listPhotosOf(queries, [request.id]),
        others: held.requests.filter(({ id }) => id !== request.id),
        now: desk.now(),
        failed: await countFailed(database),
        said: takeSaid(),
      }),
    );
  });

  addRequestView("/erase", async (context, request) => {
    const held = await findByEmail(database, request.email);
    const mails = await findMailFiles(desk.env().dataDir, request.email);
    return context.html(printErasePage({ request, held, mails: mails.length }));
  });

  addRequestView("/held.html", async (context, request) => {
    const text = await printHeldPage(desk, await findHeld(desk, request.email));
    return download(context, text, "text/html; charset=utf-8", `held-${request.id}.html`);
  });

  app.get(at("/export.csv"), async (context) => {
    const spam = context.req.query("spam") !== undefined;
    const { text } = await buildCsv(database, spam);
    return download(context, text, "text/csv; charset=utf-8", spam ? "spam.csv" : "requests.csv");
  });

  app.get(at("/photos/:id"), async (context) => {
    const id = readNumber(context.req.param("id"));
    const photo = id && (await findPhoto(queries, id));
    if (!photo) return context.notFound();
    return context.body(new Uint8Array(photo.image), 200, { "Content-Type": "image/jpeg" });
  });

  app.get(at("/problems"), async (context) =>
    context.html(printProblemsPage(await findProblems(desk, database), takeSaid())),
  );

  function addRequestView(path: string, answer: RequestView): void {
    app.get(at(`/requests/:id${path}`), async (context) => {
      const id = readNumber(context.req.param("id"));
      const request = id && (await findQuoteRequest(queries, id));
      return request ? answer(context, request) : context.notFound();
    });
  }
}

function download(context: Context, text: string, type: string, name: string): Response {
  return context.body(text, 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}

export function readNumber(text: string | undefined): number | undefined {
  return requestId.safeParse(text).data;
}

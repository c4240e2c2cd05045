// What the buttons do: each by the function that the command of the same name calls.

import type { Context, Hono } from "hono";
import type { Database } from "#server/db/schema.ts";
import { resendNotices } from "#server/notify/desk-queries.ts";
import { erasePerson } from "#server/quote/erase.ts";
import { findQuoteRequest } from "#server/quote/find.ts";
import { changeCustomer, changeNote, markAnswered, reopen } from "#server/quote/mark.ts";
import { findByEmail } from "#server/quote/person.ts";
import { type Desk, DeskError } from "../command.ts";
import { takeOutOfSpam } from "../not-spam.ts";
import type { Done } from "./done.ts";
import { printLaunchPage } from "./launch-page.ts";
import { readNumber } from "./lookups.ts";

export function addActions(app: Hono, desk: Desk, database: Database): void {
  const { queries } = database;

  /** @param act resolves to whether there is such a request. */
  function add(name: string, done: Done, act: (id: number, context: Context) => Promise<boolean>) {
    app.post(`/requests/:id/${name}`, async (context) => {
      const id = readNumber(context.req.param("id"));
      if (id === undefined || !(await act(id, context))) return context.notFound();
      return context.redirect(`/requests/${id}?done=${done}`, 303);
    });
  }
  add("answered", "answered", (id) => markAnswered(queries, id, desk.now()));
  add("reopen", "reopened", (id) => reopen(queries, id));
  add("customer", "customer", (id) => changeCustomer(queries, id, desk.now()));
  add("not-customer", "not-customer", (id) => changeCustomer(queries, id, null));
  add("not-spam", "not-spam", (id) => takeOutOfSpam(desk, database, id).then(() => true));
  add("resend", "resent", async (id) => (await resendNotices(database, id, desk.now())) > 0);
  add("note", "note", async (id, context) => {
    const { note } = await context.req.parseBody();
    if (typeof note !== "string") throw new DeskError("The note did not arrive.");
    return changeNote(queries, id, note);
  });

  app.post("/requests/:id/erase", async (context) => {
    const id = readNumber(context.req.param("id"));
    const request = id && (await findQuoteRequest(queries, id));
    if (!request) return context.notFound();
    const { requests } = await findByEmail(database, request.email);
    const ids = requests.map((one) => one.id);
    const { dataDir } = desk.env();
    await erasePerson({ database, dataDir, now: desk.now }, request.email, ids);
    return context.redirect("/?done=erased", 303);
  });

  // Not for a link: it sends a mail.
  app.post("/problems/launch-check", async (context) => context.html(await printLaunchPage(desk)));

  app.post("/problems/resend", async (context) => {
    await resendNotices(database, undefined, desk.now());
    return context.redirect("/problems?done=resent", 303);
  });
}

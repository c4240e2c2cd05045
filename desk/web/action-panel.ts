// What can be done about one request.

import { html } from "hono/html";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { noteLimit } from "#server/quote/mark.ts";
import { button, type Html } from "./layout.ts";
import { buildReply } from "./reply.ts";

export function printActions(request: StoredQuoteRequest): Html {
  const { id, note, answeredAt, customerSince, spamReason } = request;
  const at = (act: string) => `/requests/${id}/${act}`;
  const reply = buildReply(request);
  return html`<aside class="panel" aria-label="What to do">
${reply ? html`<a class="button strong" href="${reply}">Reply</a>` : html`<p class="warning">The email address looks unusual: check it before writing to it.</p>`}
<div class="acts">
${spamReason === null ? "" : button(at("not-spam"), "Not spam")}
${customerSince !== null ? "" : answeredAt === null ? button(at("answered"), "Mark as answered") : button(at("reopen"), "Open again")}
${customerSince === null ? button(at("customer"), "Mark as a customer") : button(at("not-customer"), "Not a customer")}
</div>
<form class="note" method="post" action="${at("note")}">
<label for="note">Note</label>
<textarea id="note" name="note" rows="5" maxlength="${noteLimit}">${note ?? ""}</textarea>
<button class="plain">Save the note</button>
</form>
<p class="quiet">A customer’s request is kept for six years. Whoever sent it may ask to see the note.</p>
<ul class="more">
<li><a href="${at("held.json")}">Everything held on this person (JSON)</a></li>
<li><a class="danger" href="${at("erase")}">Erase this person…</a></li>
</ul>
</aside>`;
}

// The question before a person is erased, with everything that goes.

import { html } from "hono/html";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import type { HeldOnPerson } from "#server/quote/person.ts";
import { type Html, plural, typed } from "./formats.ts";
import { at, button, page } from "./layout.ts";

export type ErasePage = { request: StoredQuoteRequest; held: HeldOnPerson; mails: number };

export function printErasePage({ request, held, mails }: ErasePage): Html {
  const parts = [
    plural(held.requests.length, "quote request"),
    plural(held.photos.length, "photo"),
    plural(held.notices.length, "delivery", "deliveries"),
    plural(mails, "email kept as a file", "emails kept as files"),
  ];
  return page({
    title: "Erase this person?",
    place: "requests",
    body: html`<div class="message">
<h1>Erase this person?</h1>
<p class="lead">${typed(request.email)}</p>
<p>For good, and with everything that is held on this address:</p>
<ul class="plain-list">${parts.map((part) => html`<li>${part}</li>`)}</ul>
<p>Not reached from here: emails in your mailbox, what a webhook has passed on, and backups. Restoring a backup leaves this person out.</p>
<div class="acts">${button(`/requests/${request.id}/erase`, "Erase for good", "danger")}<a class="button" href="${at(`/requests/${request.id}`)}">Keep everything</a></div>
</div>`,
  });
}

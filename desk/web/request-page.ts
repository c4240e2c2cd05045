// Page of one request, and the page that asks before a person is erased.

import { html } from "hono/html";
import { plural } from "#desk/plural.ts";
import type { StoredDelivery, StoredQuoteRequest } from "#server/db/schema.ts";
import type { PhotoInBrief } from "#server/photos/find.ts";
import type { HeldOnPerson } from "#server/quote/find.ts";
import { findGuidePrice } from "#server/quote/guide-price.ts";
import { createStanding } from "#server/reminder/standing.ts";
import { onlyFiles } from "../actions/requests/deliveries.ts";
import { requestActions } from "../actions/requests/request-actions.ts";
import { listFacts } from "../actions/requests/show.ts";
import { printDeliveries } from "./deliveries-table.ts";
import { type Html, printStanding, printWhen, typed } from "./formats.ts";
import { at, button, page } from "./layout.ts";
import { buildReply } from "./reply.ts";

export type RequestPage = {
  request: StoredQuoteRequest;
  deliveries: readonly StoredDelivery[];
  hasMailServer: boolean;
  photos: readonly PhotoInBrief[];
  /** Other requests from the same email address. */
  others: readonly StoredQuoteRequest[];
  now: Date;
  failed: number;
  said: string;
};

export function printRequestPage(parts: RequestPage): Html {
  const { request, now, said, failed } = parts;
  return page({
    title: `Request ${request.id}`,
    place: "requests",
    failed,
    said,
    body: html`<p class="back"><a href="${at("/")}">Requests</a></p>
<div class="head"><h1>Request ${request.id}</h1><p>${printStanding(createStanding(now)(request))}</p></div>
<p class="lead">${request.wrapType} for ${typed(`${request.make} ${request.model}`)}</p>
<div class="columns">
${printFacts(request)}
${printActions(request)}
<div class="rest">${printPhotos(parts)}${printSent(parts)}${printOthers(parts)}</div>
</div>`,
  });
}

function printFacts(request: StoredQuoteRequest): Html {
  const guide = findGuidePrice(request);
  const row = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  // The note is shown in the panel, where it can be edited.
  const facts = listFacts(request).filter(([name]) => name !== "Note");
  const rows = facts.map(([name, lines]) =>
    row(name, name === "Repeat of" ? printRepeated(request) : lines.map(printLine)),
  );
  if (guide) {
    const { price, basis } = guide;
    rows.push(row("Guide price", html`<b>${price}</b> <span class="quiet">${basis}</span>`));
  }
  return html`<section aria-labelledby="said"><h2 id="said">What was asked for</h2><dl class="facts">${rows}</dl></section>`;
}

function printLine(line: string): Html {
  return html`<bdi class="line">${line}</bdi>\n`;
}

function printRepeated({ repeatOf }: StoredQuoteRequest): Html {
  return html`<a href="${at(`/requests/${repeatOf}`)}">Request ${repeatOf}</a>`;
}

const panelButtons = requestActions.flatMap(({ buttons = [] }) => buttons);

/** Button that also sends the note's form, so that a note typed beforehand is saved. */
function noteButton(path: string, label: string, kind = "plain"): Html {
  return html`<button class="${kind}" form="notes" formaction="${at(path)}">${label}</button>`;
}

function printActions(request: StoredQuoteRequest): Html {
  const path = (name: string) => `/requests/${request.id}/${name}`;
  const note = request.note ?? "";
  const reply = buildReply(request);
  const offered = panelButtons.filter((one) => one.isOffered?.(request));
  return html`<aside class="panel" aria-label="What to do">
${reply ? html`<a class="button strong" href="${reply}">Reply</a>` : html`<p class="warning">The email address looks unusual: check it before you write to it.</p>`}
<div class="acts">${offered.map((one) => noteButton(path(one.path), one.label))}</div>
<form class="note" id="notes" method="post" action="${at(path("note"))}" autocomplete="off">
<label for="note">Note</label>
<textarea id="note" name="note" rows="5">${note}</textarea>
<input type="hidden" name="shown" value="${note}">
<button class="plain">Save the note</button>
</form>
<p class="quiet">A customer’s request is kept for six years. The person who sent it may ask to see the note.</p>
<ul class="more">
<li><a href="${at(path("held.html"))}">Everything held about this person, as a page to send</a></li>
<li><a class="danger" href="${at(path("erase"))}">Erase this person…</a></li>
</ul>
</aside>`;
}

function printPhotos({ photos }: RequestPage): Html | string {
  if (photos.length === 0) return "";
  const shown = photos.map(
    ({ id, width, height }, index) =>
      html`<li><a href="${at(`/photos/${id}`)}"><img src="${at(`/photos/${id}`)}" width="${width}" height="${height}" alt="Photo ${index + 1} of ${photos.length}" loading="lazy"></a></li>`,
  );
  return html`<section aria-labelledby="photos"><h2 id="photos">Photos (${photos.length})</h2><ul class="photos">${shown}</ul></section>`;
}

function printSent({ request, deliveries, hasMailServer, now }: RequestPage): Html {
  const hint = hasMailServer || deliveries.length === 0 ? "" : html`<p>${onlyFiles}</p>`;
  const sent =
    deliveries.length === 0
      ? html`<p class="quiet">Nothing was sent about this request.</p>`
      : html`${printDeliveries(deliveries, now)}${noteButton(`/requests/${request.id}/resend`, "Send them again", "text")}`;
  return html`<section aria-labelledby="mails"><h2 id="mails">Emails and webhooks</h2>${hint}${sent}</section>`;
}

function printOthers({ others, now }: RequestPage): Html | string {
  if (others.length === 0) return "";
  const standing = createStanding(now);
  const rows = others.map(
    (other) =>
      html`<li><a href="${at(`/requests/${other.id}`)}">Request ${other.id}: ${other.wrapType} for ${typed(`${other.make} ${other.model}`)}</a> <span class="quiet">${printWhen(other.receivedAt, now)}</span> ${printStanding(standing(other))}</li>`,
  );
  return html`<section aria-labelledby="others"><h2 id="others">Also from this address</h2><ul class="others">${rows}</ul></section>`;
}

export type ErasePage = { request: StoredQuoteRequest; held: HeldOnPerson; mails: number };

export function printErasePage({ request, held, mails }: ErasePage): Html {
  const parts = [
    plural(held.requests.length, "quote request"),
    plural(held.photos.length, "photo"),
    plural(held.deliveries.length, "delivery", "deliveries"),
    plural(mails, "email file"),
  ];
  return page({
    title: "Erase this person?",
    place: "requests",
    body: html`<div class="message">
<h1>Erase this person?</h1>
<p class="lead">${typed(request.email)}</p>
<p>This removes everything held under this address, for good:</p>
<ul class="plain-list">${parts.map((part) => html`<li>${part}</li>`)}</ul>
<p>Not removed: emails in your mailbox, backups, and data that a webhook has passed on. A restored backup will leave this person out.</p>
<div class="acts">${button(`/requests/${request.id}/erase`, "Erase for good", "danger")}<a class="button" href="${at(`/requests/${request.id}`)}">Keep everything</a></div>
</div>`,
  });
}

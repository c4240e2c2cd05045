// One request: everything it says, its photos, what became of its mails, and what can be done about it.

import { html } from "hono/html";
import { quoteFieldNames, quoteFields } from "#contract/quote-request.ts";
import type { StoredNotice, StoredQuoteRequest } from "#server/db/schema.ts";
import { toHarmlessLines } from "#server/harmless-text.ts";
import { printReceivedAt } from "#server/notify/studio-mail.ts";
import type { PhotoInBrief } from "#server/photos/find.ts";
import { findGuidePrice } from "#server/quote/guide-price.ts";
import { createStanding } from "#server/reminder/standing.ts";
import { printActions } from "./action-panel.ts";
import { button, type Html, page, typed } from "./layout.ts";
import { printNotices } from "./notices-table.ts";
import { printStanding } from "./standing.ts";
import { printWhen } from "./times.ts";

export type RequestPage = {
  request: StoredQuoteRequest;
  notices: readonly StoredNotice[];
  photos: readonly PhotoInBrief[];
  /** Of the same person, this one left out. */
  others: readonly StoredQuoteRequest[];
  now: Date;
  parked: number;
  done: string | undefined;
};

export function printRequestPage(parts: RequestPage): Html {
  const { request, now, done, parked } = parts;
  return page({
    title: `Request ${request.id}`,
    place: "requests",
    parked,
    done,
    body: html`<p class="back"><a href="/">Requests</a></p>
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
  const { message, spamReason, answeredAt, customerSince } = request;
  const at = (iso: string) => printReceivedAt(new Date(iso));
  const lines = toHarmlessLines(message).map((line) => html`<bdi class="line">${line}</bdi>\n`);
  const facts: (readonly [string, Html | string] | false)[] = [
    ...quoteFields
      .filter((field) => field !== "message" && request[field] !== "")
      .map((field) => [quoteFieldNames[field], typed(request[field])] as const),
    message !== "" && ["Choice", html`${lines}`],
    guide !== undefined && [
      "Guide price",
      html`<b>${guide.price}</b> <span class="quiet">${guide.basis}</span>`,
    ],
    ["Received", at(request.receivedAt)],
    spamReason !== null && ["Set aside", spamReason],
    answeredAt !== null && ["Answered", at(answeredAt)],
    customerSince !== null && ["Customer since", at(customerSince)],
  ];
  const rows = facts
    .filter((fact) => fact !== false)
    .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<section aria-labelledby="said"><h2 id="said">What was asked for</h2><dl class="facts">${rows}</dl></section>`;
}

function printPhotos({ photos }: RequestPage): Html | string {
  if (photos.length === 0) return "";
  const shown = photos.map(
    ({ id, width, height }, index) =>
      html`<li><a href="/photos/${id}"><img src="/photos/${id}" width="${width}" height="${height}" alt="Photo ${index + 1} of ${photos.length}" loading="lazy"></a></li>`,
  );
  return html`<section aria-labelledby="photos"><h2 id="photos">Photos (${photos.length})</h2><ul class="photos">${shown}</ul></section>`;
}

function printSent({ request, notices, now }: RequestPage): Html {
  const sent =
    notices.length === 0
      ? html`<p class="quiet">None was sent about this request.</p>`
      : html`${printNotices(notices, now)}${button(`/requests/${request.id}/resend`, "Send them again", "text")}`;
  return html`<section aria-labelledby="mails"><h2 id="mails">Emails and notices</h2>${sent}</section>`;
}

function printOthers({ others, now }: RequestPage): Html | string {
  if (others.length === 0) return "";
  const standing = createStanding(now);
  const rows = others.map(
    (other) =>
      html`<li><a href="/requests/${other.id}">Request ${other.id}: ${other.wrapType} for ${typed(`${other.make} ${other.model}`)}</a> <span class="quiet">${printWhen(other.receivedAt, now)}</span> ${printStanding(standing(other))}</li>`,
  );
  return html`<section aria-labelledby="others"><h2 id="others">Also from this address</h2><ul class="others">${rows}</ul></section>`;
}

// Page that lists requests, newest first: open, all, spam, or the results of a search.

import { html, raw } from "hono/html";
import { plural } from "#desk/plural.ts";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { isMailAddress } from "#server/notify/mail-address.ts";
import type { Shelf } from "#server/quote/find.ts";
import { createStanding } from "#server/reminder/standing.ts";
import { commandLine } from "../desk.ts";
import { type Html, printStanding, printWhen, typed } from "./formats.ts";
import { at, page } from "./layout.ts";

export type ListPage = {
  shelf: Shelf;
  search: string;
  requests: readonly StoredQuoteRequest[];
  /** By the request's ID. */
  photosOf: ReadonlyMap<number, readonly unknown[]>;
  open: number;
  /** The next page shows requests below this ID; `undefined` on the last page. */
  older: number | undefined;
  isFirst: boolean;
  now: Date;
  failed: number;
  said: string;
};

const titles: Record<Shelf, string> = {
  open: "Open requests",
  all: "All requests",
  spam: "Flagged as spam",
  any: "Found",
};

export function printListPage(list: ListPage): Html {
  const { shelf, search, requests, said, failed } = list;
  return page({
    title: titles[shelf],
    place: "requests",
    failed,
    said,
    body: html`<div class="head"><h1>${titles[shelf]}</h1>
<form class="search" role="search" action="${at("/")}">
<label for="q">Name, address or vehicle</label>
<input id="q" name="q" type="search" value="${search}" maxlength="200">
<button class="plain">Search</button>
</form></div>
${printShelves(list)}
${requests.length > 0 ? printTable(list) : printEmpty(list)}
${printPaging(list)}
<p class="tools"><a href="${at("/export.csv")}">All requests as a spreadsheet (CSV)</a> <a href="${at("/export.csv?spam=1")}">Spam as a spreadsheet (CSV)</a></p>`,
  });
}

function printShelves({ shelf, search, open }: ListPage): Html {
  const shelves = [
    ["open", `Open (${open})`],
    ["all", "All"],
    ["spam", "Spam"],
    ...(search ? [["any", "Everywhere"] as const] : []),
  ] as const;
  return html`<nav class="shelves" aria-label="Which requests"><ul>${shelves.map(
    ([name, label]) =>
      html`<li><a href="${address({ shelf: name, search })}"${name === shelf ? raw(' aria-current="page"') : ""}>${label}</a></li>`,
  )}</ul></nav>`;
}

function printTable({ requests, shelf, photosOf, now }: ListPage): Html {
  const last = shelf === "spam" ? "Why" : "State";
  const standing = createStanding(now);
  return html`<table class="requests"><caption class="unseen">${titles[shelf]}, newest first</caption>
<thead><tr><th scope="col">No.</th><th scope="col">From</th><th scope="col">Vehicle</th><th scope="col">Work</th><th scope="col">Received</th><th scope="col">${last}</th></tr></thead>
<tbody>${requests.map((request) => {
    const { id, firstName, email, make, model, wrapType, receivedAt, repeatOf, spamReason } =
      request;
    const photos = photosOf.get(id)?.length ?? 0;
    return html`<tr>
<td class="number">${id}</td>
<th scope="row"><a href="${at(`/requests/${id}`)}">${typed(firstName)}</a><span class="quiet">${typed(email)}</span></th>
<td>${typed(`${make} ${model}`)}${photos > 0 ? html`<span class="quiet">${plural(photos, "photo")}</span>` : ""}</td>
<td class="work">${wrapType}</td>
<td><time datetime="${receivedAt}">${printWhen(receivedAt, now)}</time></td>
<td>${shelf === "spam" ? spamReason : printStanding(standing(request))}${repeatOf ? html`<span class="quiet">Repeat of ${repeatOf}</span>` : ""}${request.note ? html`<span class="quiet">Note</span>` : ""}</td>
</tr>`;
  })}</tbody></table>`;
}

function printEmpty({ shelf, search, isFirst }: ListPage): Html {
  if (search) {
    const erase = commandLine(`erase --email ${search}`);
    return html`<p class="empty">Nothing found for “${search}”.${isMailAddress(search) ? html` To leave this person out of restored backups: <code>${erase}</code>` : ""}</p>`;
  }
  if (!isFirst) return html`<p class="empty">No older requests.</p>`;
  if (shelf === "open") return html`<p class="empty">Every request is answered.</p>`;
  return html`<p class="empty">${shelf === "spam" ? "Nothing is flagged as spam." : "No requests yet."}</p>`;
}

function printPaging({ shelf, search, older, isFirst }: ListPage): Html | string {
  if (isFirst && older === undefined) return "";
  return html`<nav class="paging" aria-label="Pages">
${isFirst ? "" : html`<a class="button" href="${address({ shelf, search })}">Newest</a>`}
${older === undefined ? "" : html`<a class="button" href="${address({ shelf, search, before: older })}">Older</a>`}
</nav>`;
}

function address(place: { shelf: Shelf; search: string; before?: number }): string {
  const query = new URLSearchParams({ shelf: place.shelf });
  if (place.search) query.set("q", place.search);
  if (place.before !== undefined) query.set("before", String(place.before));
  return at(`/?${query}`);
}

// Layout and shared parts of the desk's pages: URLs, buttons, messages.

import { html, raw } from "hono/html";
import { studio } from "#studio/studio.ts";
import { printDocument } from "./document.ts";
import type { Html } from "./formats.ts";
import { root } from "./guard.ts";

export type PageParts = {
  title: string;
  /** Current entry of the navigation bar. */
  place?: "requests" | "problems";
  /** Number of failed deliveries. */
  failed?: number;
  /** Result of the last button pressed. */
  said?: string;
  body: Html | Html[];
};

/** URL of a page. @param path "/requests/17" */
export function at(path: string): string {
  return `${root}${path}`;
}

export function page({ title, place, failed = 0, said, body }: PageParts): Html {
  const here = (name: PageParts["place"]) => (name === place ? raw(' aria-current="page"') : "");
  const bar = html`<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<a class="home" href="${at("/")}">${studio.shortName} <span>desk</span></a>
<nav aria-label="Desk"><ul>
<li><a href="${at("/")}"${here("requests")}>Requests</a></li>
<li><a href="${at("/problems")}"${here("problems")}>Problems${failed > 0 ? html` <b class="count">${failed}<span class="unseen"> failed</span></b>` : ""}</a></li>
</ul></nav>
</header>`;
  return printDocument(
    `${title} | ${studio.name} desk`,
    html`${bar}
<main id="main">
${said ? html`<p class="done" role="status">${said}</p>` : ""}
${body}
</main>`,
  );
}

export function button(path: string, label: string, kind = "plain"): Html {
  return html`<form method="post" action="${at(path)}"><button class="${kind}">${label}</button></form>`;
}

/** `note`: the note as typed. */
export type Message = { title: string; text: string; link?: string; note?: string };

export function printMessage(message: Message): Html {
  const { title, text, link = "Back to the requests", note } = message;
  const typed = note
    ? html`<label for="note">Your note</label><textarea id="note" rows="5" readonly>${note}</textarea>`
    : "";
  return page({
    title,
    body: html`<div class="message"><h1>${title}</h1><p>${text}</p>${typed}<p><a class="button" href="${at("/")}">${link}</a></p></div>`,
  });
}

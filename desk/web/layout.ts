// What every page of the desk has around it.

import { html, raw } from "hono/html";
import { toHarmlessLine } from "#server/harmless-text.ts";
import { studio } from "#studio/studio.ts";

export type Html = ReturnType<typeof html>;

export type PageParts = {
  title: string;
  /** Which of the two places in the bar it belongs to. */
  place?: "requests" | "problems";
  /** Notices that nobody will send again by themselves. */
  parked?: number;
  /** What was just done. */
  done?: string | undefined;
  body: Html | Html[];
};

export function page({ title, place, parked = 0, done, body }: PageParts): Html {
  const here = (name: PageParts["place"]) => (name === place ? raw(' aria-current="page"') : "");
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title} | ${studio.name} desk</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#08090a">
<link rel="stylesheet" href="/desk.css">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
<a class="home" href="/">${studio.shortName} <span>desk</span></a>
<nav aria-label="Desk"><ul>
<li><a href="/"${here("requests")}>Requests</a></li>
<li><a href="/problems"${here("problems")}>Problems${parked > 0 ? html` <b class="count">${parked}<span class="unseen"> notices parked</span></b>` : ""}</a></li>
</ul></nav>
</header>
<main id="main">
${done ? html`<p class="done" role="status">${done}</p>` : ""}
${body}
</main>
</body>
</html>`;
}

/** What a visitor typed: harmless, and in its own direction of writing. */
export function typed(text: string): Html {
  return html`<bdi>${toHarmlessLine(text)}</bdi>`;
}

export function button(action: string, label: string, kind = "plain"): Html {
  return html`<form method="post" action="${action}"><button class="${kind}">${label}</button></form>`;
}

export function plural(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

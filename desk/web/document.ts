// HTML document around each page of the desk and the set-up.

import { html } from "hono/html";
import type { Html } from "./formats.ts";

/** @param head elements in addition to the desk's styles */
export function printDocument(title: string, body: Html, head: Html | string = ""): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#08090a">
<link rel="stylesheet" href="/desk.css">
${head}</head>
<body>
${body}
</body>
</html>`;
}

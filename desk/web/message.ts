// A page that says one thing.

import { html } from "hono/html";
import { type Html, page } from "./layout.ts";

export type Message = { title: string; text: string; link?: string };

export function printMessage({ title, text, link = "Back to the requests" }: Message): Html {
  return page({
    title,
    body: html`<div class="message"><h1>${title}</h1><p>${text}</p><p><a class="button" href="/">${link}</a></p></div>`,
  });
}

// Serves the landing page's text as bare, compressed HTML: a lower bound for paint times.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { listenOnLoopback } from "#tests/support/loopback.ts";

export async function startBarePage() {
  const body = brotliCompressSync(bareHtml(readFileSync("dist/site/index.html", "utf8")));
  const server = createServer((request, response) => {
    if (request.url !== "/") return void response.writeHead(404).end();
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": body.length,
    });
    response.end(body);
  });
  return {
    origin: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    stop: () => server.close(),
  };
}

/** Text and structure only: no styles, scripts, pictures or attributes. */
function bareHtml(html: string): string {
  const body = html
    .slice(html.indexOf("<body"), html.indexOf("<dialog"))
    .replaceAll(/<(script|style|svg|picture|fieldset)\b.*?<\/\1>/gs, "")
    .replaceAll(/<(img|input)[^>]*>|<!--.*?-->/g, "")
    .replaceAll(/<(\w+)\s[^>]*>/g, "<$1>");
  return `<!doctype html><html lang=en-GB><meta charset=utf-8><meta name=viewport content="width=device-width"><title>Bare</title>${body}`;
}

// node bench/bare-server.ts URL: serves the bytes of that page with bare node:http. Prints its port.

import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenOnLoopback } from "#tests/support/loopback.ts";

const [, , url = ""] = process.argv;

/** `fetch` would decompress the page. Retries, since a started site compresses its pages in the background. */
function readPage(): void {
  request(url, { headers: { "Accept-Encoding": "br" } }, async (answer) => {
    const { connection: _, "keep-alive": __, date: ___, ...headers } = answer.headers;
    const body = await buffer(answer);
    if (headers["content-encoding"] !== "br") return void setTimeout(readPage, 200);
    const server = createServer((_, response) => response.writeHead(200, headers).end(body));
    process.stdout.write(String(await listenOnLoopback(server)));
  }).end();
}

readPage();

// Bare node:http server that sends the bytes of a site's page and prints its port: node bench/bare-server.ts URL

import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const [, , url = ""] = process.argv;

/** Keeps the page compressed, unlike fetch. Retries, since a started site compresses its pages in the background. */
function readPage(): void {
  request(url, { headers: { "Accept-Encoding": "br" } }, async (answer) => {
    const { connection: _, "keep-alive": __, date: ___, ...headers } = answer.headers;
    const body = await buffer(answer);
    if (headers["content-encoding"] !== "br") return void setTimeout(readPage, 200);
    const server = createServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => {
      process.stdout.write(String((server.address() as AddressInfo).port));
    });
  }).end();
}

readPage();

// Serves a built site from its folder, texts compressed as well as brotli can, as this site's are.

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const texts: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};
const pictures: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export async function serveFolder(folder: string) {
  const answers = new Map<string, { headers: Record<string, string | number>; body: Buffer }>();

  function read(path: string) {
    const names = extname(path) ? [path] : [`${path}/index.html`, `${path}.html`];
    const file = names.map((name) => join(folder, name)).find((name) => existsSync(name));
    if (!file) return undefined;
    const type = extname(file);
    const whole = readFileSync(file);
    const body = type in texts ? brotliCompressSync(whole) : whole;
    return {
      body,
      headers: {
        "Content-Type": texts[type] ?? pictures[type] ?? "application/octet-stream",
        "Content-Length": body.length,
        ...(type in texts && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
      },
    };
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://rival");
    const answer = answers.get(pathname) ?? read(pathname);
    if (!answer) return void response.writeHead(404).end();
    answers.set(pathname, answer);
    response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

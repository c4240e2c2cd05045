// A plain static host, as little as there can be: files by their address, pages without their ending,
// 404.html for what is not there.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

export async function startStaticHost(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`];
    const found = candidates.map((name) => folder + name).find(isFile);
    const file = found ?? `${folder}/404.html`;
    const type = types[extname(file)];
    response.writeHead(found ? 200 : 404, type ? { "Content-Type": type } : {});
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

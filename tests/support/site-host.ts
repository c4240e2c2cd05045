// Simple static host. Serves paths with or without .html, and refuses forms.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { listenOnLoopback } from "./loopback.ts";

const types: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

export async function startStaticHost(folder: string) {
  const server = createServer((request, response) => {
    if (request.method === "POST") return response.writeHead(405).end();
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`];
    const found = candidates.map((name) => folder + name).find(isFile);
    const file = found ?? `${folder}/404.html`;
    const type = types[extname(file)];
    response.writeHead(found ? 200 : 404, type ? { "Content-Type": type } : {});
    response.end(readFileSync(file));
  });
  return {
    origin: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    stop: () => server.close(),
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

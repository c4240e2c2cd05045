// A plain static host, as little as there can be: files by their address, pages without their ending,
// 404.html for what is not there.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export async function startStaticHost(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`];
    const file = candidates.map((name) => folder + name).find(isFile);
    response.statusCode = file ? 200 : 404;
    response.end(readFileSync(file ?? `${folder}/404.html`));
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

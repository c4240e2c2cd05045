// Requests a second for one page, in alternation with a bare node:http that sends the same bytes; memory under load.

import { execFile } from "node:child_process";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { startSite } from "#tests/support/site-server.ts";
import { median } from "./browser.ts";

const rounds = Number(process.env.ROUNDS ?? 5);

/** Rows of a server's name, its requests a second, the ratio to bare node:http, 99th percentile and memory. */
export async function measureServer() {
  const site = await startSite({ RATE_LIMIT: "off", SITE_URL: "https://wraps.example" });
  const { headers, body } = await ask(site.origin);
  const bare = createServer((_, response) => void response.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const servers = [
    ["bare node:http", `http://127.0.0.1:${(bare.address() as AddressInfo).port}`],
    ["this site", site.origin],
  ] as const;
  const loads = new Map<string, Load[]>(servers.map(([name]) => [name, []]));
  let memory = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, origin] of servers) {
      loads.get(name)?.push(await load(origin));
      memory = Math.max(memory, site.memory());
    }
  }
  bare.close();
  await site.stop();
  const rate = (name: string) => median((loads.get(name) ?? []).map(({ perSecond }) => perSecond));
  const slow = (name: string) => median((loads.get(name) ?? []).map(({ p99 }) => p99));
  return [
    ["server", "requests a second", "to bare", "99th percentile", "most memory"],
    ...servers.map(([name]) => [
      name,
      rate(name).toFixed(0),
      (rate(name) / rate("bare node:http")).toFixed(2),
      `${slow(name)} ms`,
      name === "this site" ? `${memory} MB` : "",
    ]),
  ];
}

/** As it is on the wire; fetch would decode it. */
function ask(origin: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    request(origin, { headers: { "Accept-Encoding": "br" } }, async (answer) => {
      const { connection: _, "keep-alive": __, date: ___, ...headers } = answer.headers;
      resolve({ headers: headers as Record<string, string>, body: await buffer(answer) });
    })
      .on("error", reject)
      .end();
  });
}

type Load = { perSecond: number; p99: number };

/** Two seconds over 32 connections, from a process of its own. */
async function load(origin: string): Promise<Load> {
  const cannon = "node_modules/autocannon/autocannon.js";
  const options = ["--json", "-d", "2", "-c", "32", "-H", "Accept-Encoding=br", origin];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  execFile(process.execPath, [cannon, ...options], (error, printed) =>
    error ? reject(error) : resolve(printed),
  );
  const { requests, latency } = JSON.parse(await promise);
  return { perSecond: requests.average, p99: latency.p99 };
}

// Measurement under load: memory, and requests per second compared with those of a bare node:http server.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { startSite } from "#tests/support/site-server.ts";
import { median } from "./browser.ts";

const rounds = Number(process.env.ROUNDS ?? 5);

export async function measureServer() {
  const site = await startSite({ RATE_LIMIT: "off", SITE_URL: "https://wraps.example" });
  const bare = spawn(process.execPath, ["bench/bare-server.ts", `${site.origin}/`]);
  const [port] = await once(bare.stdout, "data");
  const servers = [
    ["bare node:http", `http://127.0.0.1:${port}`],
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
  bare.kill();
  await site.stop();
  const rate = (name: string) => median((loads.get(name) ?? []).map(({ perSecond }) => perSecond));
  const slow = (name: string) => median((loads.get(name) ?? []).map(({ p99 }) => p99));
  return [
    ["server", "requests a second", "ratio to bare", "99th percentile", "most memory"],
    ...servers.map(([name]) => [
      name,
      rate(name).toFixed(0),
      (rate(name) / rate("bare node:http")).toFixed(2),
      `${slow(name).toFixed(1)} ms`,
      name === "this site" ? `${memory} MB` : "",
    ]),
  ];
}

type Load = { perSecond: number; p99: number };

function load(origin: string): Promise<Load> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ["bench/load.ts", `${origin}/`], (error, printed) =>
      error ? reject(error) : resolve(JSON.parse(printed)),
    );
  });
}

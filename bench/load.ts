// Load generator: node bench/load.ts URL. Keeps 32 connections busy for two seconds, then prints JSON with the
// requests per second and the 99th percentile of response times (ms).

import { Agent, request } from "node:http";

const [, , url = ""] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const start = performance.now();
const end = start + 2000;
const times: number[] = [];

function ask(): Promise<void> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "Accept-Encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => {
        times.push(performance.now() - asked);
        resolve();
      });
    })
      .on("error", reject)
      .end();
  });
}

await Promise.all(
  Array.from({ length: 32 }, async () => {
    while (performance.now() < end) await ask();
  }),
);
const perSecond = times.length / ((performance.now() - start) / 1000);
const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
process.stdout.write(JSON.stringify({ perSecond, p99 }));
process.exit();

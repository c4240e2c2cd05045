// Pages asked for under names that nobody owns: each names another origin, and none may be kept or queued for.

import { get } from "node:http";
import { standAttack } from "./attack.ts";
import type { Trial } from "./trial.ts";

/** Milliseconds in which a visitor's page comes right after the attack. */
const PAGE_WITHIN = 250;

export const madeUpHostsTrial: Trial = {
  name: "Made-up Host headers",
  run: (full) =>
    standAttack(
      {
        async run(origin) {
          const hosts = full ? 450 : 40;
          const statuses: (number | undefined)[] = [];
          for (let number = 0; number < hosts; number += 1) {
            const asked = Array.from({ length: 2 }, () => ask(origin, `host-${number}.example`));
            statuses.push(...(await Promise.all(asked)));
          }
          const started = performance.now();
          const visitors = await ask(origin, "127.0.0.1");
          const isLate = full && performance.now() - started > PAGE_WITHIN;
          const failed = [...statuses, visitors].filter((status) => status !== 200).length;
          return { tried: statuses.length + 1, lost: failed + Number(isLate) };
        },
      },
      full,
    ),
};

/** `fetch` sets Host itself. */
function ask(origin: string, host: string): Promise<number | undefined> {
  const headers = { Host: host, "Accept-Encoding": "br" };
  return new Promise((resolve, reject) => {
    get(origin, { headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    }).once("error", reject);
  });
}

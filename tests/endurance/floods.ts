// Requests sent ahead of their answers, read or not: one write may cost the site one answer, and no more.

import { readdirSync } from "node:fs";
import { siteDir } from "#tests/support/site.ts";
import { type Attack, sendAtOnce, standAttack } from "./attack.ts";
import { pause, type Trial } from "./trial.ts";

/** About what one write hands over: 60 KB. */
const SIZE = 60_000;

export const pipelinedTrial: Trial = {
  name: "Pipelined floods",
  run: (full) => {
    const requests = ["GET /a", "HEAD //", "GET /", "PUT /faq", "GET /healthz"];
    return standAttack(createFlood(requests, full ? 20 : 2, Promise.resolve()), full);
  },
};

export const unreadTrial: Trial = {
  name: "Unread answers",
  run: (full) => {
    const largest = readdirSync(`${siteDir}/assets`).find((name) => /^react.*\.js$/.test(name));
    const read = pause(full ? 5000 : 500);
    return standAttack(createFlood([`GET /assets/${largest}`], full ? 50 : 4, read), full);
  },
};

/** @param read when the answers are read at last. */
function createFlood(
  requests: readonly string[],
  connections: number,
  read: Promise<unknown>,
): Attack {
  return {
    async run(origin) {
      const floods = requests.flatMap((line) => {
        const request = `${line} HTTP/1.1\r\nHost: a\r\n\r\n`;
        const text = request.repeat(Math.ceil(SIZE / request.length));
        return Array.from({ length: connections }, () => sendAtOnce(origin, text, read));
      });
      const answers = await Promise.all(floods);
      const lost = answers.filter((text) => text.split("HTTP/1.1 ").length > 2).length;
      return { tried: answers.length, lost };
    },
  };
}

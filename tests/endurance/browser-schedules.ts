// Plays random schedules of a visitor and a failing network in a real browser against the real server: every request
// that was submitted and every photo that was added is stored once, and nothing of it stays in the browser. Needs a
// built site.
//   node tests/endurance/browser-schedules.ts [--schedules 200] [--seed 1] [--workers 2]

import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import fc from "fast-check";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { playSchedule } from "#tests/support/browser-play.ts";
import { type Schedule, schedules } from "#tests/support/browser-schedule.ts";
import { inFolder, type Trial } from "./trial.ts";

export type BrowserSchedulesResult = {
  /** Schedules. Lost: a request was stored not at all or twice, or stayed in the browser. */
  tried: number;
  survived: number;
  lost: number;
  requests: number;
  photos: number;
  attempts: number;
  seed: number;
  failures: { schedule: Schedule; reason: string }[];
};

export const browserTrial: Trial = {
  name: "Browser offline, refused, reloaded, closed, two tabs",
  async run(full) {
    const result = await runBrowserSchedules({ schedules: full ? 200 : 6 });
    return { ...result, note: printNote(result) };
  },
};

type Options = {
  schedules: number;
  seed?: number;
  workers?: number;
  progress?: (done: number) => void;
};

export function runBrowserSchedules(options: Options): Promise<BrowserSchedulesResult> {
  return inFolder((dataDir) => runIn(dataDir, options));
}

async function runIn(dataDir: string, options: Options): Promise<BrowserSchedulesResult> {
  const seed = options.seed ?? Math.trunc(Math.random() * 2 ** 31);
  const planned = fc.sample(schedules, { numRuns: options.schedules, seed });
  // Otherwise Playwright's own.
  const executablePath = process.env.BROWSER_PATH ?? ["/usr/bin/chromium"].find(existsSync);
  const server = await startServer(dataDir);
  try {
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      // Pictures take time and have no part in it.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--blink-settings=imagesEnabled=false",
      ],
    });
    const counts = { tried: 0, survived: 0, lost: 0, requests: 0, photos: 0, attempts: 0 };
    const result = { ...counts, seed, failures: [] };
    const run = { browser, server: server.origin, dataDir, result, progress: options.progress };
    const queue = planned.values();
    await Promise.all(Array.from({ length: options.workers ?? 2 }, () => work(queue, run)));
    await browser.close();
    if (result.requests < result.tried / 2) throw new Error("hardly a request could be submitted");
    return result;
  } finally {
    const exited = once(server.process, "exit");
    server.process.kill("SIGTERM");
    await exited;
  }
}

type Run = {
  browser: Browser;
  server: string;
  dataDir: string;
  result: BrowserSchedulesResult;
  progress: ((done: number) => void) | undefined;
};

/** Of the photos so far: each has a width of its own, by which it is found. */
let widest = 40;

/** Workers share the queue. */
async function work(
  queue: Iterable<Schedule>,
  { browser, server, dataDir, result, progress }: Run,
) {
  for (const schedule of queue) {
    const newEmail = () => `${randomUUID()}@example.com`;
    const context = await browser.newContext({ locale: "en-GB" });
    let reason: string | undefined;
    try {
      const { emails, photos, attempts, left } = await playSchedule({
        context,
        server,
        schedule,
        newEmail,
        newWidth: () => ++widest,
      });
      result.requests += emails.length;
      result.photos += photos.length;
      result.attempts += attempts;
      const counts = countStored(dataDir, emails, photos);
      if (left > 0 || counts.some((count) => count !== 1)) {
        reason = `stored ${counts.join(", ")} times, ${left} left in the browser`;
      }
    } catch (error) {
      reason = String(error);
    }
    result.tried += 1;
    if (reason === undefined) result.survived += 1;
    else {
      result.lost += 1;
      result.failures.push({ schedule, reason });
    }
    progress?.(result.tried);
  }
}

function printNote({ requests, photos, attempts, seed, failures }: BrowserSchedulesResult): string {
  const told = failures.map(({ schedule, reason }) => `${reason} ${JSON.stringify(schedule)}`);
  return [
    `${requests} requests and ${photos} photos, sent ${attempts} times; seed ${seed}`,
    ...told,
  ].join("\n");
}

function countStored(dataDir: string, emails: string[], widths: number[]): number[] {
  const database = new DatabaseSync(join(dataDir, sqliteFileName), { readOnly: true });
  try {
    const count = database.prepare("SELECT count(*) AS times FROM quote_request WHERE email = ?");
    const photos = database.prepare("SELECT count(*) AS times FROM photo WHERE width = ?");
    return [
      ...emails.map((email) => Number(count.get(email)?.times)),
      ...widths.map((width) => Number(photos.get(width)?.times)),
    ];
  } finally {
    database.close();
  }
}

async function startServer(dataDir: string): Promise<{ origin: string; process: ChildProcess }> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
    },
  });
  let origin: string | undefined;
  const lines = createInterface({ input: server.stdout });
  for await (const line of lines) {
    origin = /"address":"(http[^"]+)"/.exec(line)?.[1];
    if (origin) break;
  }
  server.stdout.resume();
  if (!origin)
    throw new Error("the site's server did not start: run npm run build, or npm start to see why");
  return { origin, process: server };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      schedules: { type: "string", default: "200" },
      seed: { type: "string" },
      workers: { type: "string", default: "2" },
    },
  });
  const result = await runBrowserSchedules({
    schedules: Number(values.schedules),
    workers: Number(values.workers),
    ...(values.seed && { seed: Number(values.seed) }),
    progress: (done) => done % 20 === 0 && process.stderr.write(`${done} schedules\n`),
  });
  const { tried, survived, lost } = result;
  console.log(`browser schedules | ${tried} | ${survived} | ${lost}`);
  console.log(printNote(result));
  process.exitCode = lost === 0 ? 0 : 1;
}

// Trials of crashes, outages, wrong clocks and a full disk. Without ENDURANCE, only a short first trial runs.

import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { describe, test, vi } from "vitest";
import { auditPhotos, auditRequests } from "./audit.ts";
import { type Load, more, sendPhotos, sendRequests } from "./load.ts";
import { sendThroughMoods } from "./mail.ts";
import { createStore, type Engine, type Settings, startSite } from "./site.ts";

const { ENDURANCE } = process.env;
const isFull = ENDURANCE === "full";
const engines: Engine[] = ["SQLite", "PostgreSQL"];
const timeout = isFull ? 3_600_000 : 180_000;

/** Kills the site at random points of a request. @param between is the number of acknowledgements before each kill. */
async function killUnder(
  settings: Settings,
  between: number,
  begin: (address: () => string) => Promise<Load>,
): Promise<Load> {
  const site = await startSite(settings);
  const load = await begin(() => site.address);
  for (let kills = isFull ? 100 : 3; kills > 0; kills -= 1) {
    await more(load, between);
    await pause(Math.random() * 100);
    await site.restart("SIGKILL");
  }
  await load.finish();
  await site.end("SIGTERM");
  return load;
}

test.for(ENDURANCE ? engines : ["SQLite" as const])(
  "nothing acknowledged is lost when the site is killed under load, %s",
  { timeout },
  async (engine, { annotate }) => {
    const { settings } = await createStore(engine);
    const load = await killUnder(settings, 10, async (address) => sendRequests(address));
    await annotate(await auditRequests(settings, load));
  },
);

describe.runIf(ENDURANCE)("nothing acknowledged is lost when", { timeout }, () => {
  test.for(engines)("the site is killed during uploads, %s", async (engine, { annotate }) => {
    const { settings } = await createStore(engine);
    const load = await killUnder(settings, 2, sendPhotos);
    await annotate(await auditPhotos(settings, load));
  });

  test.for(engines)(
    "the mail server is away, refuses, is slow or hangs up, %s",
    async (engine, { annotate }) => {
      const { settings } = await createStore(engine);
      await annotate(await sendThroughMoods(settings, isFull ? 40 : 5));
    },
  );

  test("PostgreSQL is killed and restarted, then one of two instances is killed", async ({
    annotate,
  }) => {
    const { settings, postgresql } = await createStore("PostgreSQL");
    const [one, other] = [await startSite(settings), await startSite(settings)];
    let turn = 0;
    const load = sendRequests(() => {
      turn += 1;
      return turn % 2 === 0 ? one.address : other.address;
    });
    for (let outages = isFull ? 10 : 1; outages > 0; outages -= 1) {
      await pause(500);
      await postgresql?.kill();
      await pause(300);
      await postgresql?.start();
    }
    await pause(500);
    await other.end("SIGKILL");
    other.address = one.address;
    await pause(500);
    await load.finish();
    await one.end("SIGTERM");
    await annotate(await auditRequests(settings, load));
  });

  const some = isFull ? 500 : 40;

  test.for(engines)("the clock is set back a day, %s", async (engine, { annotate, expect }) => {
    const { settings } = await createStore(engine);
    const site = await startSite(settings);
    const load = sendRequests(() => site.address);
    await more(load, some);
    site.process.kill("SIGUSR2");
    await more(load, some);
    await load.finish();
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
    await site.end("SIGTERM");
    await annotate(await auditRequests(settings, load));
  });

  test.for(engines)(
    "the clock is half a year ahead after a restart, then right again, %s",
    async (engine, { annotate }) => {
      const { settings } = await createStore(engine);
      const site = await startSite(settings);
      const load = sendRequests(() => site.address);
      await more(load, some);
      await site.restart("SIGTERM", { TRIAL_DAYS_AHEAD: "181" });
      await more(load, some);
      // Lets the purge at startup run on the wrong clock.
      await pause(500);
      await site.restart("SIGTERM");
      await load.finish();
      await site.end("SIGTERM");
      await annotate(await auditRequests(settings, load));
    },
  );

  test("the disk is full, then has space again, SQLite", async ({ annotate }) => {
    const { settings } = await createStore("SQLite");
    const site = await startSite(settings);
    // Limits the size of files. Writes beyond the limit fail as on a full disk.
    const limit = (size: string) =>
      execFileSync("prlimit", ["--pid", String(site.process.pid), `--fsize=${size}:`]);
    limit(String(400 * 1024));
    const load = sendRequests(() => site.address);
    await vi.waitUntil(() => (load.refused.get(503) ?? 0) > 20, { timeout: 30_000 });
    limit("unlimited");
    await more(load, 20);
    await site.restart("SIGKILL");
    await load.finish();
    await site.end("SIGTERM");
    await annotate(await auditRequests(settings, load));
  });
});

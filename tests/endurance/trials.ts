// List of endurance trials in table order: kills, mail server and PostgreSQL down, wrong clocks, full disk.

import { execFileSync } from "node:child_process";
import { auditPhotos, auditRequests } from "./audit.ts";
import { type Load, more, sendPhotos, sendRequests } from "./load.ts";
import { mailTrials } from "./mail-server.ts";
import { startSite } from "./site.ts";
import {
  inFolder,
  inPostgresql,
  onBoth,
  pause,
  type Settings,
  type Trial,
  until,
} from "./trial.ts";

const killTrials = [
  ...onBoth("Killed under load", async (settings, full) => {
    const load = await killUnder(settings, full, 10, async (address) => sendRequests(address));
    return auditRequests(settings, load);
  }),
  ...onBoth("Killed under uploads", async (settings, full) => {
    const load = await killUnder(settings, full, 2, sendPhotos);
    return auditPhotos(settings, load);
  }),
];

/** Kills at random points of a request. @param between acknowledgements between two kills. */
async function killUnder(
  settings: Settings,
  full: boolean,
  between: number,
  begin: (address: () => string) => Promise<Load>,
): Promise<Load> {
  const site = await startSite(settings);
  const load = await begin(() => site.address);
  for (let kills = full ? 100 : 3; kills > 0; kills -= 1) {
    await more(load, between);
    await pause(Math.random() * 100);
    await site.restart("SIGKILL");
  }
  await load.finish();
  await site.end("SIGTERM");
  return load;
}

const outageTrial: Trial = {
  name: "PostgreSQL stopped and started, two instances, one killed",
  run: (full) =>
    inPostgresql(async (settings, postgresql) => {
      const instances = [await startSite(settings), await startSite(settings)];
      let turn = 0;
      const load = sendRequests(() => {
        turn += 1;
        return instances[turn % instances.length]?.address ?? "";
      });
      for (let outages = full ? 10 : 1; outages > 0; outages -= 1) {
        await pause(500);
        await postgresql.kill();
        await pause(300);
        await postgresql.start();
      }
      await pause(500);
      await instances.pop()?.end("SIGKILL");
      await pause(500);
      await load.finish();
      await instances[0]?.end("SIGTERM");
      return auditRequests(settings, load);
    }),
};

const clockTrials = [
  ...onBoth("Clock set back a day under load", async (settings, full) => {
    const site = await startSite(settings);
    const load = sendRequests(() => site.address);
    await more(load, full ? 500 : 40);
    site.process.kill("SIGUSR2");
    await more(load, full ? 500 : 40);
    await load.finish();
    const { status } = await fetch(`${site.address}/readyz`);
    await site.end("SIGTERM");
    return auditRequests(settings, load, { "not ready": Number(status !== 200) });
  }),
  ...onBoth("Clock half a year ahead at a restart, then right", async (settings, full) => {
    const site = await startSite(settings);
    const load = sendRequests(() => site.address);
    await more(load, full ? 500 : 40);
    await site.restart("SIGTERM", { TRIAL_DAYS_AHEAD: "181" });
    await more(load, full ? 500 : 40);
    // The first purge runs at the start.
    await pause(500);
    await site.restart("SIGTERM");
    await load.finish();
    await site.end("SIGTERM");
    return auditRequests(settings, load);
  }),
];

/** File size limit in bytes, which the system enforces like a full disk. */
const FULL_AT = 400 * 1024;

const diskTrial: Trial = {
  name: "Disk full, then room again, SQLite",
  run: () =>
    inFolder(async (settings) => {
      const site = await startSite(settings);
      const limit = (size: string) =>
        execFileSync("prlimit", ["--pid", String(site.process.pid), `--fsize=${size}:`]);
      limit(String(FULL_AT));
      const load = sendRequests(() => site.address);
      await until(() => (load.refused.get(503) ?? 0) > 20);
      limit("unlimited");
      await more(load, 20);
      await site.restart("SIGKILL");
      await load.finish();
      await site.end("SIGTERM");
      return auditRequests(settings, load);
    }),
};

export const trials: readonly Trial[] = [
  ...killTrials,
  ...mailTrials,
  outageTrial,
  ...clockTrials,
  diskTrial,
];

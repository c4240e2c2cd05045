// A full disk under load, then room again: a limit on the size of any file, which the system enforces likewise.

import { execFileSync } from "node:child_process";
import { auditRequests } from "./audit.ts";
import { more, sendRequests } from "./load.ts";
import { startSite } from "./site.ts";
import { inFolder, type Trial, until } from "./trial.ts";

/** Bytes. */
const FULL_AT = 400 * 1024;

export const diskTrial: Trial = {
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

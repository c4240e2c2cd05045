// What a disk can do: be full, be read-only, hold a damaged file.

import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { audit } from "./audit.ts";
import { createLoad, more } from "./load.ts";
import { runSite } from "./run-site.ts";
import { inFolder, type Outcome, pause, type Trial } from "./trial.ts";

/** A limit on the size of any file, which the system enforces like a full disk, without one having to be filled. */
const FULL_AT = 400 * 1024;

export const diskFullTrial: Trial = {
  name: "Disk full, then room again, SQLite",
  run: () =>
    inFolder(async (folder) => {
      if (!canLimit())
        return { tried: 1, survived: 1, lost: 0, note: "not tried: no prlimit here" };
      const settings = { DATA_DIR: folder, RATE_LIMIT: "off" };
      let site = await runSite(settings);
      const limit = ["--pid", String(site.process.pid)];
      execFileSync("prlimit", [...limit, `--fsize=${FULL_AT}:`]);
      const load = createLoad(() => site.address, 8);
      await until(() => (load.refused.get(503) ?? 0) > 20, 30_000);
      const whenFull = load.acknowledged.size;
      execFileSync("prlimit", [...limit, "--fsize=unlimited:"]);
      await until(() => load.acknowledged.size > whenFull + 20, 30_000);
      await site.end("SIGKILL");
      site = await runSite(settings);
      await load.finish();
      await site.end("SIGTERM");
      const { stored, lost, halfStored } = await audit(parseTestEnv(settings), load);
      const tried = load.acknowledged.size;
      const others = [...load.refused.keys()].filter((status) => status !== 503);
      return {
        tried,
        survived: tried - lost,
        lost: lost + halfStored + others.length + Math.abs(stored - tried),
        note: `${whenFull} stored before it was full; answered 503: ${load.refused.get(503) ?? 0}`,
      };
    }),
};

export const unusableFolderTrial: Trial = {
  name: "Read-only data folder, damaged database file",
  run: () =>
    inFolder(async (folder) => {
      chmodSync(folder, 0o555);
      const asAnyone = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
      const readOnly = await saidWhenStarted({ DATA_DIR: join(folder, "data") }, asAnyone);
      chmodSync(folder, 0o755);
      const file = join(folder, "quotes.sqlite");
      writeFileSync(file, "not a database ".repeat(1000));
      const damaged = await saidWhenStarted({ DATA_DIR: folder });
      const clear = [/EACCES|permission/i.test(readOnly), /damaged/.test(damaged)];
      const untouched = readFileSync(file, "utf8").startsWith("not a database");
      const good = [...clear, untouched].filter(Boolean).length;
      return {
        tried: 3,
        survived: good,
        lost: 3 - good,
        note: "each refused to start with its reason; the damaged file was left as it was",
      } satisfies Outcome;
    }),
};

/** Not by mounting: a file system with files open for writing cannot be made read-only. */
export const readOnlyDatabaseTrial: Trial = {
  name: "Files made read-only while running, restarted, then writable again",
  run: () =>
    inFolder(async (folder) => {
      const settings = { DATA_DIR: folder, RATE_LIMIT: "off" };
      const nobody = { uid: 65534, gid: 65534 };
      const isRoot = process.getuid?.() === 0;
      if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
      const asAnyone = isRoot ? nobody : {};
      let site = await runSite(settings, asAnyone);
      const load = createLoad(() => site.address, 8);
      await more(load, 20);
      setWritable(folder, false);
      await more(load, 20);
      await site.end("SIGTERM");
      const said = await saidWhenStarted(settings, asAnyone);
      setWritable(folder, true);
      site = await runSite(settings, asAnyone);
      await more(load, 20);
      await load.finish();
      await site.end("SIGTERM");
      const { stored, lost, halfStored } = await audit(parseTestEnv(settings), load);
      const tried = load.acknowledged.size;
      const unclear = /read-only|readonly|unable to open|EACCES/i.test(said) ? 0 : 1;
      return {
        tried,
        survived: tried - lost,
        lost: lost + halfStored + unclear + Math.abs(stored - tried),
        note: `refused to start while it was; answered 503: ${load.refused.get(503) ?? 0}`,
      };
    }),
};

function setWritable(folder: string, writable: boolean): void {
  if (writable) chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(folder, entry.name), writable ? 0o644 : 0o444);
  }
  if (!writable) chmodSync(folder, 0o555);
}

function canLimit(): boolean {
  try {
    execFileSync("prlimit", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function saidWhenStarted(settings: Record<string, string>, options = {}): Promise<string> {
  try {
    const site = await runSite(settings, options);
    await site.end("SIGKILL");
    return "started";
  } catch (error) {
    return String(error);
  }
}

async function until(holds: () => boolean, within: number): Promise<void> {
  const end = Date.now() + within;
  while (!holds()) {
    if (Date.now() > end) throw new Error("this did not come about in time");
    await pause(20);
  }
}

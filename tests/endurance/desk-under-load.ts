// The desk at work on the database while requests arrive: nothing acknowledged may be lost by it.

import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { withBackup } from "#server/db/backup.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { inEngine, type TrialEngine } from "./engines.ts";
import { createLoad, emailOf, type Load, more } from "./load.ts";
import { bareEnvironment, runSite } from "./run-site.ts";
import type { Outcome, Trial } from "./trial.ts";

const script = join(import.meta.dirname, "..", "..", "desk", "main.ts");
const run = promisify(execFile);

export function createBackupTrial(engine: TrialEngine): Trial {
  return underLoad(`Backups under load, ${engine}`, engine, 10, async ({ desk, folder, load }) => {
    const file = join(folder, "taken.sqlite");
    const before = new Set(load.acknowledged);
    await desk("backup", "--out", file);
    const keys = await withBackup(file, readKeys);
    const halves = await withBackup(file, countHalves);
    await run("rm", [file]);
    return [...before].filter((key) => !keys.has(key)).length + halves;
  });
}

export function createRestoreTrial(engine: TrialEngine): Trial {
  return underLoad(`Restores under load, ${engine}`, engine, 5, async ({ desk, folder, load }) => {
    const file = join(folder, "taken.sqlite");
    await desk("backup", "--out", file);
    await more(load, 20);
    await desk("restore", file, "--yes");
    await more(load, 20);
    await run("rm", [file]);
    return 0;
  });
}

export function createEraseTrial(engine: TrialEngine): Trial {
  return underLoad(`Erasures under load, ${engine}`, engine, 5, async ({ desk, load, erased }) => {
    const key = [...load.acknowledged].find((one) => !erased.has(one)) ?? "";
    erased.add(key);
    await desk("erase", "--email", emailOf(key), "--yes");
    await desk("purge");
    return 0;
  });
}

type Work = {
  desk: (...args: string[]) => Promise<string>;
  folder: string;
  load: Load;
  /** Keys of requests that are meant to be gone. */
  erased: Set<string>;
};

/** @param work resolves to how much it found missing. Whatever a restore replaced must be in the file it wrote. */
function underLoad(
  name: string,
  engine: TrialEngine,
  times: number,
  work: (given: Work) => Promise<number>,
): Trial {
  return {
    name,
    run: (full) =>
      inEngine(engine, async (settings) => {
        const site = await runSite(settings);
        const folder = settings.DATA_DIR ?? "";
        const desk = async (...args: string[]) => {
          const env = { ...bareEnvironment(), ...settings };
          const flags = ["--disable-warning=ExperimentalWarning", script];
          return (await run(process.execPath, [...flags, ...args], { env })).stdout;
        };
        const load = createLoad(() => site.address, 8);
        const erased = new Set<string>();
        await more(load, full ? 1000 : 40);
        let missing = 0;
        const turns = full ? times : 1;
        for (let turn = 0; turn < turns; turn += 1) {
          missing += await work({ desk, folder, load, erased });
        }
        await load.finish();
        await site.end("SIGTERM");
        return compare(settings, load, erased, missing, turns);
      }),
  };
}

async function compare(
  settings: Record<string, string>,
  load: Load,
  erased: ReadonlySet<string>,
  missing: number,
  turns: number,
): Promise<Outcome> {
  const folder = settings.DATA_DIR ?? "";
  const env = parseTestEnv(settings);
  const database = await openDatabase(env, silentLog);
  const held = await readKeys(database);
  const halves = await countHalves(database);
  await database.close();
  const replaced = new Set(held);
  for (const name of readdirSync(folder).filter((file) => /^backup-.*\.sqlite$/.test(file))) {
    for (const key of await withBackup(join(folder, name), readKeys)) replaced.add(key);
  }
  const wanted = [...load.acknowledged].filter((key) => !erased.has(key));
  const lost = wanted.filter((key) => !replaced.has(key)).length;
  const broughtBack = [...erased].filter((key) => held.has(key)).length;
  const others = [...load.refused.keys()].filter((status) => status !== 503).length;
  return {
    tried: wanted.length,
    survived: wanted.length - lost,
    lost: lost + missing + halves + broughtBack + others + load.failed,
    note: `${turns} times; answered 503: ${load.refused.get(503) ?? 0}; still there after erasure ${broughtBack}`,
  };
}

async function readKeys({ queries }: Database): Promise<Set<string>> {
  const rows = await queries.selectFrom("quoteRequest").select("idempotencyKey").execute();
  return new Set(rows.map(({ idempotencyKey }) => idempotencyKey));
}

/** Requests without their notice. */
async function countHalves({ queries }: Database): Promise<number> {
  const rows = await queries
    .selectFrom("quoteRequest")
    .select("id")
    .where("id", "not in", ({ selectFrom }) => selectFrom("notice").select("quoteRequestId"))
    .execute();
  return rows.length;
}

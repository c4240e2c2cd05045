// Launch checks of the machine: a recent, readable backup, disk space, the clock.

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isPhotoSpaceLow, isSpaceLow, measureSpace } from "#server/care/space.ts";
import { withBackup } from "#server/db/backup/backup.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import type { Problem } from "../../run/checks/problem.ts";
import { BACKUP_NAME, OLDEST_BACKUP } from "../actions/site/backup.ts";

const DAY = 24 * 60 * 60 * 1000;

export type Machine = {
  env: Env;
  database: Database;
  backups: string;
  now: Date;
};

export async function findMachineProblems(machine: Machine): Promise<Problem[]> {
  return [
    ...(await checkBackups(machine)),
    ...(await checkSpace(machine)),
    ...(await checkClock(machine)),
  ];
}

async function checkBackups({ backups, now }: Machine): Promise<Problem[]> {
  const names = existsSync(backups)
    ? readdirSync(backups).filter((name) => BACKUP_NAME.test(name))
    : [];
  const newest = names.sort().at(-1);
  if (newest === undefined) {
    const problem =
      "There is no backup. Make one every night (docs/hosting/wrap-studio.cron), then name its folder: npm run desk -- launch-check --backups FOLDER";
    return [{ file: backups, problem }];
  }
  const file = join(backups, newest);
  const days = Math.floor((now.getTime() - statSync(file).mtimeMs) / DAY);
  if (days * DAY >= OLDEST_BACKUP) {
    const problem = `The newest backup is ${days} days old. Does cron run? To make one now: npm run desk -- backup --out ${backups}`;
    return [{ file, problem }];
  }
  try {
    await withBackup(file, async () => {});
    return [];
  } catch (error) {
    return [{ file, problem: `The newest backup cannot be restored: ${(error as Error).message}` }];
  }
}

async function checkSpace({ env, database }: Machine): Promise<Problem[]> {
  const space = await measureSpace(database, env.dataDir);
  if (!isSpaceLow(space, env) && !isPhotoSpaceLow(space, env)) return [];
  const { freeMegabytes, storedMegabytes, photoMegabytes } = space;
  const { storeLimit, photoSpace } = env;
  const problem = `Space is low: ${freeMegabytes} MB of the disk are free, the database uses ${storedMegabytes} of ${storeLimit + photoSpace} MB (STORE_LIMIT_MB and PHOTO_SPACE_MB), its photos ${photoMegabytes} of ${photoSpace} MB.`;
  return [{ file: env.dataDir, problem }];
}

async function checkClock({ database, now }: Machine): Promise<Problem[]> {
  const { newest } = await database.queries
    .selectFrom("quoteRequest")
    .select(({ fn }) => fn.max("receivedAt").as("newest"))
    .executeTakeFirstOrThrow();
  if (newest === null || Date.parse(newest) <= now.getTime()) return [];
  const problem = `A quote request is dated ${newest}, but it is now ${now.toISOString()}: the clock is or was wrong. To check it: timedatectl`;
  return [{ file: "the clock", problem }];
}

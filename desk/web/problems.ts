// What a person of the studio should know: notices that were not sent, space, the last backup.

import { isSpaceLow, measureSpace, type Space } from "#server/care/space.ts";
import type { Database, StoredNotice } from "#server/db/schema.ts";
import { readSetting } from "#server/db/settings.ts";
import { countParked, listNotices } from "#server/notify/desk-queries.ts";
import type { Desk } from "../command.ts";

export type Problems = {
  /** Not sent yet, or given up; newest first. */
  notices: readonly StoredNotice[];
  parked: number;
  space: Space & { limit: number; isLow: boolean };
  backup: { at: string | undefined; isOld: boolean };
  now: Date;
};

/** Milliseconds: a nightly backup has been left out. */
const OLD = 48 * 60 * 60 * 1000;

export async function findProblems(desk: Desk, database: Database): Promise<Problems> {
  const { dataDir, storeLimit } = desk.env();
  const space = await measureSpace(database, dataDir);
  const at = await readSetting(database.queries, "backed up at");
  const now = desk.now();
  return {
    notices: await listNotices(database, { unsentOnly: true, limit: 50 }),
    parked: await countParked(database),
    space: { ...space, limit: storeLimit, isLow: isSpaceLow(space, storeLimit) },
    backup: { at, isOld: at === undefined || now.getTime() - Date.parse(at) > OLD },
    now,
  };
}

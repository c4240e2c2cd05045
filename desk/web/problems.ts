// What a person of the studio should know: notices that were not sent, space, the last backup.

import {
  isPhotoSpaceLow,
  isSpaceLow,
  measureSpace,
  type Space,
  type SpaceLimits,
} from "#server/care/space.ts";
import type { Database, StoredNotice } from "#server/db/schema.ts";
import { readSetting } from "#server/db/settings.ts";
import { countParked, listNotices } from "#server/notify/desk-queries.ts";
import type { Desk } from "../command.ts";

export type Problems = {
  /** Not sent yet, or given up; newest first. */
  notices: readonly StoredNotice[];
  parked: number;
  space: Space & SpaceLimits & { isLow: boolean };
  backup: { at: string | undefined; isOld: boolean };
  now: Date;
};

/** Milliseconds: a nightly backup has been left out. */
const OLD = 48 * 60 * 60 * 1000;

export async function findProblems(desk: Desk, database: Database): Promise<Problems> {
  const { dataDir, storeLimit, photoSpace } = desk.env();
  const limits = { storeLimit, photoSpace };
  const space = await measureSpace(database, dataDir);
  const at = await readSetting(database.queries, "backed up at");
  const now = desk.now();
  return {
    notices: await listNotices(database, { unsentOnly: true, limit: 50 }),
    parked: await countParked(database),
    space: {
      ...space,
      ...limits,
      isLow: isSpaceLow(space, limits) || isPhotoSpaceLow(space, limits),
    },
    backup: { at, isOld: at === undefined || now.getTime() - Date.parse(at) > OLD },
    now,
  };
}

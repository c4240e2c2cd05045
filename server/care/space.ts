// Free disk space, and how close database and photos are to their limits.

import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { measurePhotos } from "#server/photos/store.ts";

const MEGABYTE = 1024 * 1024;
/** An error is logged if fewer megabytes are free. */
const LOW_DISK = 500;
const NEARLY_FULL = 0.8;

export type Space = {
  freeMegabytes: number;
  /** The whole database, photos included. */
  storedMegabytes: number;
  photoMegabytes: number;
};
/** Megabytes. `storeLimit`: for the database without photos. `photoSpace`: for photos, in addition. */
export type SpaceLimits = { storeLimit: number; photoSpace: number };

export async function measureSpace(database: Database, dataDir: string): Promise<Space> {
  const disk = await statfs(findExisting(resolve(dataDir)));
  const { rows } = await (database.engine === "sqlite"
    ? sql<{
        size: number;
      }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
    : sql<{ size: string }>`select pg_database_size(current_database()) as size`
  ).execute(database.queries);
  return {
    freeMegabytes: Math.floor((disk.bavail * disk.bsize) / MEGABYTE),
    storedMegabytes: Math.ceil(Number(rows[0]?.size ?? 0) / MEGABYTE),
    photoMegabytes: Math.ceil((await measurePhotos(database.queries)) / MEGABYTE),
  };
}

/** Nearest existing parent: with PostgreSQL the data folder may not exist yet. */
function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}

export function isSpaceLow(
  { freeMegabytes, storedMegabytes }: Space,
  { storeLimit, photoSpace }: SpaceLimits,
): boolean {
  return freeMegabytes < LOW_DISK || storedMegabytes > NEARLY_FULL * (storeLimit + photoSpace);
}

export function isPhotoSpaceLow({ photoMegabytes }: Space, { photoSpace }: SpaceLimits): boolean {
  return photoMegabytes > NEARLY_FULL * photoSpace;
}

// Disk space: what is free, and the size of the database against its limit.

import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "#server/db/schema.ts";

export const MEGABYTE = 1024 * 1024;
/** Less free than this is worth an alarm. */
const LOW_DISK = 500;
export const NEARLY_FULL = 0.8;

export type Space = { freeMegabytes: number; storedMegabytes: number };

export async function measureSpace({ queries, engine }: Database, dataDir: string): Promise<Space> {
  const disk = await statfs(dataDir);
  const { rows } = await (engine === "sqlite"
    ? sql<{
        size: number;
      }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
    : sql<{ size: string }>`select pg_database_size(current_database()) as size`
  ).execute(queries);
  return {
    freeMegabytes: Math.floor((disk.bavail * disk.bsize) / MEGABYTE),
    storedMegabytes: Math.ceil(Number(rows[0]?.size ?? 0) / MEGABYTE),
  };
}

/** @param limit in megabytes. */
export function isSpaceLow({ freeMegabytes, storedMegabytes }: Space, limit: number): boolean {
  return freeMegabytes < LOW_DISK || storedMegabytes > limit * NEARLY_FULL;
}

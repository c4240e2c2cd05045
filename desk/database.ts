// Opens the site's database for the desk. Unlike the site, it never makes a new one:
// an empty list because of a mistyped folder would look like no enquiries.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { openSqlite, sqliteFileName } from "#server/db/open-sqlite.ts";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { DeskError } from "./command.ts";

export async function openDeskDatabase({ dataDir }: Env): Promise<Database> {
  if (!existsSync(join(dataDir, sqliteFileName))) {
    throw new DeskError(
      `There is no database in ${dataDir}. Has the site been started once, and is DATA_DIR the site's?`,
    );
  }
  return openSqlite(dataDir);
}

// desk move: the site goes from SQLite to PostgreSQL.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { openSqlite, sqliteFileName } from "#server/db/open-sqlite.ts";
import { isSiteRunningOnFolder, isSiteRunningOnPostgresql } from "#server/db/site-lock.ts";
import { type Command, DeskError, withDatabase } from "./command.ts";
import { replaceDatabase } from "./replace-database.ts";

export const moveCommand: Command = {
  name: "move",
  usage: "[--yes]",
  summary: "copy SQLite in DATA_DIR to DATABASE_URL (stop the site first)",
  options: { yes: { type: "boolean" } },
  words: 0,
  async run(desk, values) {
    const { dataDir, databaseUrl } = desk.env();
    if (databaseUrl === undefined) throw new DeskError("DATABASE_URL says where to; set it.");
    if (!existsSync(join(dataDir, sqliteFileName))) {
      throw new DeskError(`There is no SQLite database in ${dataDir}.`);
    }
    await withDatabase(desk, async (target) => {
      const isInUse =
        isSiteRunningOnFolder(dataDir) ||
        (target.engine === "postgresql" && (await isSiteRunningOnPostgresql(target.pool)));
      // What arrives during the copy would stay behind in the old database.
      if (isInUse) throw new DeskError("A site is running on one of the two. Stop it first.");
      const source = await openSqlite(dataDir);
      try {
        await replaceDatabase(desk, values.yes === true, source, target);
      } finally {
        await source.close();
      }
    });
  },
};

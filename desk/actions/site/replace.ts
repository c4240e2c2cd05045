// Replacement of the database by a backup (restore) or by the SQLite database (move). Backs up first.

import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { replaceAll, withBackup } from "#server/db/backup/backup.ts";
import { findReturning } from "#server/db/backup/erasures.ts";
import { CorruptDatabaseError, DatabaseRefusedError } from "#server/db/errors.ts";
import type { Database, StoredQuoteRequest } from "#server/db/schema.ts";
import { isSiteRunningOnFolder, isSiteRunningOnPostgresql } from "#server/db/site-lock.ts";
import { openSqlite, sqliteFileName } from "#server/db/sqlite/open.ts";
import { confirm, type Desk, DeskError, withDatabase } from "../../desk.ts";
import { plural } from "../../plural.ts";
import { printLocalTime, printSummaries } from "../../terminal/print.ts";
import { printTable } from "../../terminal/table.ts";
import { defineAction, exactly, flag } from "../action.ts";
import { buildColumns } from "../requests/list.ts";
import { nameBackup } from "./backup.ts";

export const restoreAction = defineAction({
  name: "restore",
  usage: "FILE [--yes]",
  summary: "replace the whole database with a backup",
  takes: z.object({ words: exactly(z.string()), yes: flag }),
  async run(desk, { words: [path], yes }) {
    const file = resolve(path);
    if (!existsSync(file)) throw new DeskError(`There is no file ${file}.`);
    if (statSync(file).isDirectory()) {
      throw new DeskError(`${file} is a folder. Name a backup in it.`);
    }
    const held = await withDatabase(desk, (target) =>
      withBackup(file, (source) => replaceDatabase(desk, yes, source, target)),
    ).catch((error) => {
      if (!(error instanceof DatabaseRefusedError)) throw error;
      const namesFile = error instanceof CorruptDatabaseError;
      const refusal = namesFile ? error.message : `${file} cannot be used. ${error.message}`;
      throw new DeskError(`${refusal} Nothing was changed.`);
    });
    if (held === 0) desk.print(wasEmpty);
  },
});

const wasEmpty =
  "The database was empty, so it may not know of every erasure. Repeat the erasures made since the backup.\n";

export const moveAction = defineAction({
  name: "move",
  usage: "[--yes]",
  summary: "copy SQLite in DATA_DIR to DATABASE_URL (stop the site first)",
  takes: z.object({ yes: flag }),
  async run(desk, { yes }) {
    const { dataDir, databaseUrl } = desk.env();
    if (databaseUrl === undefined) {
      throw new DeskError("Set DATABASE_URL to the PostgreSQL database to move to.");
    }
    if (!existsSync(join(dataDir, sqliteFileName))) {
      throw new DeskError(`There is no SQLite database in ${dataDir}.`);
    }
    await withDatabase(desk, async (target) => {
      await refuseRunningSite(desk, target);
      const source = await openSqlite(dataDir);
      try {
        await replaceDatabase(desk, yes, source, target);
      } finally {
        await source.close();
      }
    });
  },
});

/** Milliseconds within which a running site reconnects, as after a restart of PostgreSQL. */
const RECONNECTION = 11_000;

/** Rejects if a site runs on either database: the copy would lack requests that arrive meanwhile. */
async function refuseRunningSite(desk: Desk, target: Database): Promise<void> {
  const look = async () => {
    const isRunning =
      isSiteRunningOnFolder(desk.env().dataDir) ||
      (target.engine === "postgresql" && (await isSiteRunningOnPostgresql(target.pool)));
    if (isRunning) throw new DeskError("A site is running on one of the databases. Stop it first.");
  };
  await look();
  if (target.engine !== "postgresql") return;
  desk.print(`Waiting ${RECONNECTION / 1000} seconds to see that no site reconnects…\n`);
  await desk.wait(RECONNECTION);
  await look();
}

/** Prints both counts of requests before asking, to reveal a wrong file. Resolves to the target's earlier count. */
async function replaceDatabase(desk: Desk, yes: boolean, source: Database, target: Database) {
  const before = yes || (await readState(target.queries));
  const [held, coming] = [await measure(target), await measure(source)];
  desk.print(`In the database: ${held.words}\nIn their place:  ${coming.words}\n`);
  if (held.count > 0) {
    const returning = await findReturning(source.queries, target.queries);
    const leaving = await findReturning(target.queries, source.queries);
    printRequests(desk, "that the database lacks and that would come back", returning);
    printRequests(desk, "that only the database has and that would go", leaving);
    desk.print("Notes, marks and photos that only the database has would go too.\n");
  }
  if (held.count > 0 && !yes) {
    await confirm(desk, "Replace everything in the database?", "Nothing was changed.");
  }
  const check = async (queries: Database["queries"]) => {
    if (!yes && (await readState(queries)) !== before) {
      throw new DeskError(
        "The database has changed meanwhile. Nothing was replaced. Run the command again.",
      );
    }
  };
  const safetyFile = nameBackup(desk, desk.env().dataDir);
  const { summaries, stillErased } = await replaceAll(target, source, safetyFile, check);
  desk.print(`${printSummaries(summaries)}Copied and compared.\n`);
  if (stillErased > 0) {
    desk.print(
      `Left out: ${stillErased} of these quote requests, from people who have been erased since.\n`,
    );
  }
  desk.print(`The previous contents of the database are in ${safetyFile}.\n`);
  return held.count;
}

/** Text that differs after any change to a quote request or its photos. */
async function readState(queries: Database["queries"]): Promise<string> {
  const requests = await queries.selectFrom("quoteRequest").selectAll().orderBy("id").execute();
  const photos = await queries.selectFrom("photo").select(["id", "bytes"]).orderBy("id").execute();
  return JSON.stringify([requests, photos]);
}

const SHOWN = 50;

function printRequests(desk: Desk, title: string, requests: readonly StoredQuoteRequest[]) {
  desk.print(`Requests ${title}: ${requests.length}.\n`);
  if (requests.length === 0) return;
  desk.print(printTable(buildColumns(desk.now()), requests.slice(0, SHOWN)));
  if (requests.length > SHOWN) desk.print(`and ${requests.length - SHOWN} older.\n`);
}

async function measure({ queries }: Database) {
  const { held, newest } = await queries
    .selectFrom("quoteRequest")
    .select(({ fn }) => [fn.countAll().as("held"), fn.max("receivedAt").as("newest")])
    .executeTakeFirstOrThrow();
  const count = Number(held);
  const words = `${plural(count, "quote request")}${newest ? `, the newest received on ${printLocalTime(newest)}` : ""}`;
  return { count, words };
}

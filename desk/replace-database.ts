// What restore and move share: everything in the database is replaced, after a backup of what was there.

import { replaceAll } from "#server/db/backup.ts";
import { findReturning } from "#server/db/returning.ts";
import type { Database } from "#server/db/schema.ts";
import { confirm } from "./ask.ts";
import { nameBackup } from "./backup-name.ts";
import type { Desk } from "./command.ts";
import { buildColumns } from "./list.ts";
import { printLocalTime, printSummaries } from "./print.ts";
import { printTable } from "./table.ts";

/** Both counts are said first, so that a mistake shows before it is made. */
export async function replaceDatabase(
  desk: Desk,
  yes: boolean,
  source: Database,
  target: Database,
) {
  const [held, coming] = [await measure(target), await measure(source)];
  desk.print(`In the database: ${held.words}\nIn their place:  ${coming.words}\n`);
  await printReturning(desk, source, target, held.count);
  if (held.count > 0 && !yes) {
    await confirm(desk, "Replace everything in the database?", "Nothing was changed.");
  }
  const safetyFile = nameBackup(desk, desk.env().dataDir);
  const { summaries, stillErased } = await replaceAll(target, source, safetyFile);
  desk.print(`${printSummaries(summaries)}Copied, and compared.\n`);
  if (stillErased > 0) {
    desk.print(
      `Left out: ${stillErased} of these quote requests, of people who have been erased since.\n`,
    );
  }
  desk.print(`What was in the database before is in ${safetyFile}.\n`);
}

const SHOWN = 50;

/** A person who asked to be forgotten, or whose time was up, must not come back without a word. */
async function printReturning(desk: Desk, source: Database, target: Database, held: number) {
  if (held === 0) {
    return desk.print(
      "Erasures are remembered in the database itself: if this one is new, erase again whoever has asked since.\n",
    );
  }
  const returning = await findReturning(source.queries, target.queries);
  if (returning.length === 0) return desk.print("Nobody comes back who is not there.\n");
  desk.print(`Not in the database, and would come back: ${returning.length} quote requests.\n`);
  desk.print(printTable(buildColumns(desk.now()), returning.slice(0, SHOWN)));
  if (returning.length > SHOWN) desk.print(`and ${returning.length - SHOWN} older ones.\n`);
}

async function measure({ queries }: Database) {
  const { held, newest } = await queries
    .selectFrom("quoteRequest")
    .select(({ fn }) => [fn.countAll().as("held"), fn.max("receivedAt").as("newest")])
    .executeTakeFirstOrThrow();
  const count = Number(held);
  const words = `${count} quote requests${newest ? `, the newest of ${printLocalTime(newest)}` : ""}`;
  return { count, words };
}

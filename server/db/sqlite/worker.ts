// Worker thread with one SQLite connection, so that waits for disk and locks do not block the event loop.

import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** `pragmas`: SQL to run on each new connection. */
export type SqliteWorkerData = { file: string; busyTimeout: number; pragmas: readonly string[] };
/** `null` closes the connection and ends the thread. */
export type SqliteQuestion = { sql: string; parameters: readonly unknown[] } | null;
/** One answer per question, in order. Errors are sent as parts, since cloning would drop their codes. */
export type SqliteAnswer =
  | { rows: unknown[]; changes: bigint | undefined }
  | { failure: { message: string; code?: string; errcode?: number } };

const { file, busyTimeout, pragmas } = workerData as SqliteWorkerData;
let database: DatabaseSync | undefined;
let inode = 0;

parentPort?.on("message", (question: SqliteQuestion) => {
  if (question === null) {
    database?.close();
    return parentPort?.close();
  }
  parentPort?.postMessage(answer(question));
});

function answer(question: NonNullable<SqliteQuestion>): SqliteAnswer {
  try {
    database ??= open();
    // SQLite would go on writing to a removed or replaced file, and new requests would be lost.
    if (statSync(file).ino !== inode) throw Object.assign(new Error(), { code: "ESTALE" });
    return run(database, question);
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { failure: { message, ...(code && { code }), ...(errcode && { errcode }) } };
  }
}

function open(): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    for (const pragma of pragmas) opened.exec(pragma);
    inode = statSync(file).ino;
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

function run(open: DatabaseSync, { sql, parameters }: NonNullable<SqliteQuestion>): SqliteAnswer {
  // SQLite rolls back by itself on a full disk; a second rollback would hide the first error.
  if (sql === "rollback" && !open.isTransaction) return { rows: [], changes: undefined };
  const statement = open.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) {
    return { rows: statement.all(...values), changes: undefined };
  }
  return { rows: [], changes: BigInt(statement.run(...values).changes) };
}

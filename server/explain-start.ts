// What a person can do about a start that failed.

import { CorruptDatabaseError } from "./db/open-sqlite.ts";
import { EnvError } from "./env.ts";

type SystemError = Error & { code?: string; port?: number; errcode?: number };

/** SQLite's own numbers: cannot open, read-only, disk full, locked. */
const sqliteProblems: Record<number, string> = {
  5: "The database is locked by another program that has been holding it for seconds.",
  8: "The database cannot be written: is the data folder (DATA_DIR) read-only?",
  13: "The disk is full. Make room, then start again: nothing that was acknowledged is lost.",
  14: "The database cannot be opened: may this user read and write the data folder (DATA_DIR)?",
};

/** The stack only where nothing better can be said. */
export function explainStart(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  if (error instanceof CorruptDatabaseError) {
    return `${error.message} Keep it, and put a backup in its place: "A damaged database" in docs/operations.md.`;
  }
  if (!(error instanceof Error)) return String(error);
  const { code, port, errcode, message, stack } = error as SystemError;
  const sqliteProblem = sqliteProblems[(errcode ?? 0) & 0xff];
  if (code === "ERR_SQLITE_ERROR" && sqliteProblem !== undefined) return sqliteProblem;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program. Stop it, or set PORT to another one.`;
    case "EACCES":
    case "EROFS":
    case "EPERM":
      return `Not allowed: ${message}. May this user write to the data folder (DATA_DIR), and is the port above 1023?`;
    case "ENOSPC":
      return "The disk is full. Make room, then start again: nothing that was acknowledged is lost.";
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "ETIMEDOUT":
    case "ENOENT":
      return `The database at DATABASE_URL cannot be reached (${code}). Is it running, and is the address right?`;
    case "28P01":
    case "28000":
    case "3D000":
      return `PostgreSQL refuses DATABASE_URL (${code}): check user, password and database name.`;
    default:
      return stack ?? message;
  }
}

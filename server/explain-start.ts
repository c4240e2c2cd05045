// Explanations of a failed start, by the part that failed, since the database and the port share error codes.

import { CorruptDatabaseError, DatabaseRefusedError, isDiskFull } from "./db/errors.ts";
import { explainPostgresql } from "./db/postgresql/explain.ts";
import { EnvError } from "./env.ts";

export type StartPart = "data folder" | "PostgreSQL" | "address";

export class StartError extends Error {
  override name = "StartError";
  readonly part: StartPart;
  constructor(part: StartPart, cause: unknown) {
    super(`The start failed at the ${part}.`, { cause });
    this.part = part;
  }
}

type Failure = Partial<{
  code: string;
  errcode: number;
  port: number;
  message: string;
  path: string;
  severity: string;
}>;

/** Explains a known error in words; returns the stack of any other error. */
export function explainStart(error: unknown): string {
  if (error instanceof EnvError) return error.message;
  if (!(error instanceof StartError)) return printStack(error);
  const { cause, part } = error;
  if (cause instanceof DatabaseRefusedError && !(cause instanceof CorruptDatabaseError))
    return cause.message;
  return explainers[part](cause as Failure) ?? printStack(cause);
}

const explainers: Record<StartPart, (failure: Failure) => string | undefined> = {
  address({ code = "", port }) {
    if (code === "EADDRINUSE") {
      return `Port ${port} is taken by another program. Stop that program, or set PORT to a free port.`;
    }
    if (code === "EACCES") return `This user may not listen on port ${port}: set PORT above 1023.`;
    if (["EADDRNOTAVAIL", "EAI_AGAIN", "EINVAL", "ENOTFOUND"].includes(code)) {
      return `HOST is not an address of this machine (${code}). Use 127.0.0.1 to accept connections from this machine only, or 0.0.0.0 to accept all.`;
    }
    return undefined;
  },

  "data folder"(failure) {
    if (failure instanceof CorruptDatabaseError) {
      return `${failure.message} Keep it, and put a backup in its place. See "A damaged database" in docs/operations.md.`;
    }
    if (isDiskFull(failure)) return full;
    const { code = "", errcode = 0 } = failure;
    return sqliteProblems[errcode & 0xff] ?? folderProblems[code];
  },

  PostgreSQL: explainPostgresql,
};

const full =
  "The disk is full. Free some space, then start again. No request that was acknowledged is lost.";
const closed = "The data folder (DATA_DIR) cannot be used: may this user read and write it?";
const noFolder = "DATA_DIR is not a folder, or part of its path is a file. Name a folder.";

/** By SQLite result code: SQLITE_BUSY, SQLITE_READONLY, SQLITE_CANTOPEN. */
const sqliteProblems: Record<number, string> = {
  5: "The database is locked by another program, which did not release it within seconds.",
  8: closed,
  14: closed,
};

const folderProblems: Record<string, string> = {
  EACCES: closed,
  EPERM: closed,
  EROFS: closed,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ENOENT: noFolder,
};

function printStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

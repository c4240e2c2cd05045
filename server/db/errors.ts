// Errors of both database engines, classified by code, and refusals to open a database.

/** The database is unusable in its present state; the message is for the person who opened it. */
export class DatabaseRefusedError extends Error {
  override name = "DatabaseRefusedError";
}

/** A database or a backup is damaged. */
export class CorruptDatabaseError extends DatabaseRefusedError {
  override name = "CorruptDatabaseError";
}

/** SQLite's primary result code; 0 if the error is not from SQLite. */
function sqliteCode(error: unknown): number {
  const { errcode = 0 } = error as { errcode?: number };
  return errcode & 0xff;
}

/** SQLITE_BUSY: another program holds the lock. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

/** SQLITE_READONLY, SQLITE_CANTOPEN and SQLITE_IOERR_WRITE. */
export function isUnwritable(error: unknown): boolean {
  return [8, 14].includes(sqliteCode(error)) || (error as { errcode?: number }).errcode === 778;
}

/** SQLITE_NOTADB: the file has no database header. */
export function isNoDatabase(error: unknown): boolean {
  return sqliteCode(error) === 26;
}

/** SQLITE_FULL, SQLITE_IOERR_SHMSIZE (no space for the WAL index), PostgreSQL's disk_full, ENOSPC, EDQUOT. */
export function isDiskFull(error: unknown): boolean {
  const { errcode, code = "" } = error as { errcode?: number; code?: unknown };
  return (
    sqliteCode(error) === 13 ||
    errcode === 4874 ||
    ["53100", "ENOSPC", "EDQUOT"].includes(String(code))
  );
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
export function isCorrupt(error: unknown): boolean {
  return sqliteCode(error) === 11 || isNoDatabase(error);
}

// Kinds of database errors, recognised by code on both engines, and the refusals that a person is shown.

/** The database cannot be used as it is; the message is for the person who tried to open it. */
export class DatabaseRefusedError extends Error {
  override name = "DatabaseRefusedError";
}

/** The file named in the message is damaged; docs/operations.md says what to do. */
export class CorruptDatabaseError extends DatabaseRefusedError {
  override name = "CorruptDatabaseError";
}

/** SQLite's primary result code, 0 for any other error. */
function sqliteCode(error: unknown): number {
  const { errcode = 0 } = error as { errcode?: number };
  return errcode & 0xff;
}

/** SQLITE_BUSY: another program holds the lock. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

/** SQLITE_NOTADB: the file has no database header. */
export function isNoDatabase(error: unknown): boolean {
  return sqliteCode(error) === 26;
}

/** SQLITE_FULL, SQLITE_IOERR_SHMSIZE (no room for the write-ahead log's index), PostgreSQL's disk_full, the system's own. */
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

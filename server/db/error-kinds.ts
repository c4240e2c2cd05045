// Kinds of database errors, for both engines.

/** SQLite's primary result code, 0 for any other error. */
function sqliteCode(error: unknown): number {
  const { errcode = 0 } = error as { errcode?: number };
  return errcode & 0xff;
}

/** SQLITE_BUSY: another program holds the lock. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === 5;
}

/** SQLITE_NOTADB: the file does not begin as a database does. */
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

/**
 * Whether the values themselves were refused, so that the same statement with other values may succeed:
 * SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH; PostgreSQL's classes 22 (data exception)
 * and 23 (integrity constraint violation).
 */
export function isAboutValues(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    [18, 19, 20].includes(sqliteCode(error)) ||
    (typeof code === "string" && /^2[23][0-9A-Z]{3}$/.test(code))
  );
}

// Errors of a database that is not opened, with messages for the person who tried.

/** The file, which its message names, is damaged; docs/operations.md says what to do. */
export class CorruptDatabaseError extends Error {
  override name = "CorruptDatabaseError";
}

/** The tables are not of this version, and must not be changed to it. */
export class VersionMismatchError extends Error {
  override name = "VersionMismatchError";
}

/** Another process serves the site from the same data folder. */
export class SiteRunningError extends Error {
  override name = "SiteRunningError";
}

/** The database would refuse, change or misplace what is stored, and only its operator can change that. */
export class UnsuitableDatabaseError extends Error {
  override name = "UnsuitableDatabaseError";
}

/** Its message is for a person. */
export function isRefusal(error: unknown): error is Error {
  return [
    CorruptDatabaseError,
    VersionMismatchError,
    SiteRunningError,
    UnsuitableDatabaseError,
  ].some((kind) => error instanceof kind);
}

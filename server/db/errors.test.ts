import { expect, test } from "vitest";
import { isBusy, isCorrupt, isDiskFull, isNoDatabase, isUnwritable } from "./errors.ts";

const kinds = { isBusy, isCorrupt, isDiskFull, isNoDatabase, isUnwritable };

// SQLite's numbers: https://www.sqlite.org/rescode.html.
// PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html.
test.each<[string, { errcode?: number; code?: unknown }, (keyof typeof kinds)[]]>([
  ["SQLITE_BUSY_SNAPSHOT", { errcode: 517 }, ["isBusy"]],
  ["SQLITE_LOCKED", { errcode: 6 }, []],
  ["SQLITE_CORRUPT_INDEX", { errcode: 779 }, ["isCorrupt"]],
  ["SQLITE_NOTADB", { errcode: 26 }, ["isCorrupt", "isNoDatabase"]],
  ["SQLITE_FULL", { errcode: 13 }, ["isDiskFull"]],
  ["SQLITE_IOERR_SHMSIZE", { errcode: 4874 }, ["isDiskFull"]],
  ["SQLITE_IOERR_READ", { errcode: 266 }, []],
  ["SQLITE_IOERR_WRITE", { errcode: 778 }, ["isUnwritable"]],
  ["SQLITE_READONLY_DIRECTORY", { errcode: 1544 }, ["isUnwritable"]],
  ["undefined_table", { code: "42P01" }, []],
  ["disk_full", { code: "53100" }, ["isDiskFull"]],
  ["ENOSPC", { code: "ENOSPC" }, ["isDiskFull"]],
  ["EDQUOT", { code: "EDQUOT" }, ["isDiskFull"]],
  ["any other error", {}, []],
])("%s (%o) is classified as %j", (_, parts, expected) => {
  const error = Object.assign(new Error(), parts);
  const found = Object.entries(kinds).filter(([, isKind]) => isKind(error));
  expect(found.map(([name]) => name)).toEqual(expected);
});

import { expect, test } from "vitest";
import { isAboutValues, isBusy, isCorrupt, isDiskFull, isNoDatabase } from "./errors.ts";

const kinds = { isAboutValues, isBusy, isCorrupt, isDiskFull, isNoDatabase };

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
  ["SQLITE_TOOBIG", { errcode: 18 }, ["isAboutValues"]],
  ["SQLITE_CONSTRAINT_UNIQUE", { errcode: 2067 }, ["isAboutValues"]],
  ["SQLITE_MISMATCH", { errcode: 20 }, ["isAboutValues"]],
  ["character_not_in_repertoire", { code: "22021" }, ["isAboutValues"]],
  ["unique_violation", { code: "23505" }, ["isAboutValues"]],
  ["undefined_table", { code: "42P01" }, []],
  ["disk_full", { code: "53100" }, ["isDiskFull"]],
  ["ENOSPC", { code: "ENOSPC" }, ["isDiskFull"]],
  ["EDQUOT", { code: "EDQUOT" }, ["isDiskFull"]],
  ["a number as a code", { code: 22021 }, []],
  ["any other error", {}, []],
])("%s, %o, is of these kinds: %j", (_, parts, expected) => {
  const error = Object.assign(new Error(), parts);
  const found = Object.entries(kinds).filter(([, isKind]) => isKind(error));
  expect(found.map(([name]) => name)).toEqual(expected);
});

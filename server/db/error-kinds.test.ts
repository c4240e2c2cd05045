import { describe, expect, test } from "vitest";
import { isAboutValues, isBusy, isCorrupt, isDiskFull, isNoDatabase } from "./error-kinds.ts";

const kinds = (error: unknown) => ({
  busy: isBusy(error),
  corrupt: isCorrupt(error),
  noDatabase: isNoDatabase(error),
  aboutValues: isAboutValues(error),
});
const none = { busy: false, corrupt: false, noDatabase: false, aboutValues: false };

// The numbers are those of https://www.sqlite.org/rescode.html.
describe("of SQLite", () => {
  test.each([
    ["SQLITE_BUSY", 5, { ...none, busy: true }],
    ["SQLITE_BUSY_SNAPSHOT", 517, { ...none, busy: true }],
    ["SQLITE_LOCKED", 6, none],
    ["SQLITE_CORRUPT", 11, { ...none, corrupt: true }],
    ["SQLITE_CORRUPT_INDEX", 779, { ...none, corrupt: true }],
    ["SQLITE_NOTADB", 26, { ...none, corrupt: true, noDatabase: true }],
    ["SQLITE_FULL", 13, none],
    ["SQLITE_TOOBIG", 18, { ...none, aboutValues: true }],
    ["SQLITE_CONSTRAINT", 19, { ...none, aboutValues: true }],
    ["SQLITE_CONSTRAINT_UNIQUE", 2067, { ...none, aboutValues: true }],
    ["SQLITE_MISMATCH", 20, { ...none, aboutValues: true }],
  ])("%s (%i) is %o", (_, errcode, kind) => {
    expect(kinds(Object.assign(new Error(), { errcode, code: "ERR_SQLITE_ERROR" }))).toEqual(kind);
  });
});

// The codes are those of https://www.postgresql.org/docs/current/errcodes-appendix.html.
describe("of PostgreSQL", () => {
  test.each([
    ["character_not_in_repertoire", "22021", true],
    ["invalid_text_representation", "22P02", true],
    ["unique_violation", "23505", true],
    ["undefined_table", "42P01", false],
    ["disk_full", "53100", false],
    ["a system's error that begins alike", "22021X", false],
    ["a system's error that ends alike", "X22021", false],
  ])("%s (%s) is about values: %s", (_, code, aboutValues) => {
    expect(kinds(Object.assign(new Error(), { code }))).toEqual({ ...none, aboutValues });
  });
});

test.each([
  ["SQLITE_FULL", { errcode: 13 }, true],
  ["SQLITE_IOERR_SHMSIZE", { errcode: 4874 }, true],
  ["SQLITE_IOERR_READ", { errcode: 266 }, false],
  ["disk_full", { code: "53100" }, true],
  ["ENOSPC", { code: "ENOSPC" }, true],
  ["EDQUOT", { code: "EDQUOT" }, true],
  ["EIO", { code: "EIO" }, false],
])("%s is a full disk: %o, %s", (_, parts, expected) => {
  expect(isDiskFull(Object.assign(new Error(), parts))).toBe(expected);
});

test.each([new Error("other"), Object.assign(new Error(), { code: 22021 })])(
  "an error of neither, %o, is of no kind",
  (error) => {
    expect(kinds(error)).toEqual(none);
  },
);

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { createTestFolder, parseTestEnv, testPages } from "#tests/support/test-site.ts";
import { startApp } from "./app.ts";
import { CorruptDatabaseError, DatabaseRefusedError } from "./db/errors.ts";
import { EnvError } from "./env.ts";
import { explainStart, StartError, type StartPart } from "./explain-start.ts";

const fail = (values: object) => Object.assign(new Error("as the system says it"), values);

const full =
  "The disk is full. Make room, then start again: nothing that was acknowledged is lost.";
const closed = "The data folder (DATA_DIR) cannot be used: may this user read and write it?";
const noFolder = "DATA_DIR is not a folder, or a part of its path is none. Name a folder.";
const damaged =
  '/srv/quotes.sqlite is damaged. Keep it, and put a backup in its place: "A damaged database" in docs/operations.md.';
const noHost = (code: string) =>
  `HOST is no address of this machine (${code}). 127.0.0.1 is this machine only, 0.0.0.0 all its addresses.`;
const away = (code: string) =>
  `The database at DATABASE_URL cannot be reached (${code}). Is it running, and is the address right?`;

test.each<[StartPart, object, string]>([
  [
    "address",
    { code: "EADDRINUSE", port: 3000 },
    "Port 3000 is taken by another program. Stop it, or set PORT to another one.",
  ],
  [
    "address",
    { code: "EACCES", port: 80 },
    "This user may not listen on port 80: set PORT above 1023.",
  ],
  ...["EADDRNOTAVAIL", "EAI_AGAIN", "EINVAL", "ENOTFOUND"].map(
    (code): [StartPart, object, string] => ["address", { code }, noHost(code)],
  ),
  ["data folder", new CorruptDatabaseError("/srv/quotes.sqlite is damaged."), damaged],
  [
    "data folder",
    { errcode: 5 },
    "The database is locked by another program that has been holding it for seconds.",
  ],
  ["data folder", { errcode: 8 }, closed],
  ["data folder", { errcode: 1032 }, closed],
  ["data folder", { errcode: 13 }, full],
  ["data folder", { errcode: 14 }, closed],
  ["data folder", { code: "EACCES" }, closed],
  ["data folder", { code: "EPERM" }, closed],
  ["data folder", { code: "EROFS" }, closed],
  ["data folder", { code: "ENOSPC" }, full],
  ["data folder", { code: "EEXIST" }, noFolder],
  ["data folder", { code: "ENOTDIR" }, noFolder],
  ["data folder", { code: "ENOENT" }, noFolder],
  ["PostgreSQL", { code: "ECONNREFUSED" }, away("ECONNREFUSED")],
])("a failure at the %s, %o, is explained", (part, values, explained) => {
  const cause = values instanceof Error ? values : fail(values);
  expect(explainStart(new StartError(part, cause))).toBe(explained);
});

test("wrong settings, and a site that is not built, say so themselves", () => {
  const error = new EnvError(["The site is not built: run npm run build."]);
  expect(explainStart(error)).toBe(error.message);
});

test.each<[StartPart, object]>([
  ["address", { code: "EMFILE" }],
  ["address", {}],
  ["data folder", { errcode: 1 }],
  ["data folder", {}],
  ["PostgreSQL", { code: "XX000" }],
])("an unknown failure at the %s, %o, is shown with its stack", (part, values) => {
  const cause = fail(values);
  const error = new StartError(part, cause);
  expect(explainStart(error)).toBe(cause.stack);
  expect([error.name, error.message]).toEqual(["StartError", `The start failed at the ${part}.`]);
});

test("a fault of the program is shown with its stack, and whatever else is thrown as it is", () => {
  const error = new TypeError("fault");
  expect(explainStart(error)).toBe(error.stack);
  expect(explainStart("fault")).toBe("fault");
  expect(explainStart(Object.assign(new Error("fault"), { stack: undefined }))).toBe("fault");
});

test.each<[string, (folder: string) => Promise<Record<string, string>>, string]>([
  ["a HOST of another machine", async () => ({ HOST: "192.0.2.1" }), noHost("EADDRNOTAVAIL")],
  [
    "a DATA_DIR that is a file",
    async (folder) => {
      await writeFile(join(folder, "file"), "");
      return { DATA_DIR: join(folder, "file") };
    },
    noFolder,
  ],
  [
    "a DATA_DIR below a file",
    async (folder) => {
      await writeFile(join(folder, "file"), "");
      return { DATA_DIR: join(folder, "file", "data") };
    },
    noFolder,
  ],
  [
    "a database out of reach",
    async () => ({ DATABASE_URL: "postgresql://user:hunter2@127.0.0.1:1/studio" }),
    away("ECONNREFUSED"),
  ],
])("%s is explained when the server is really started", async (_, build, explained) => {
  const folder = await createTestFolder();
  const settings = { DATA_DIR: folder, PORT: "0", ...(await build(folder)) };
  const started = startApp({
    env: parseTestEnv(settings),
    pages: testPages,
    log: silentLog,
  });
  expect(explainStart(await started.catch((error: unknown) => error))).toBe(explained);
});

test("a folder whose site is running already is said so, without a stack", () => {
  const refused = new DatabaseRefusedError("A site is already running on the data folder /srv.");
  expect(explainStart(new StartError("data folder", refused))).toBe(refused.message);
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { createTestFolder, parseTestEnv, testPages } from "#tests/support/test-site.ts";
import { startApp } from "./app.ts";
import { CorruptDatabaseError, DatabaseRefusedError } from "./db/errors.ts";
import { explainStart, StartError, type StartPart } from "./explain-start.ts";

test.each<[StartPart, object, string]>([
  ["address", { code: "EADDRINUSE", port: 3000 }, "Port 3000 is taken by another program."],
  ["address", { code: "EACCES", port: 80 }, "This user may not listen on port 80: set PORT above"],
  ["address", { code: "EAI_AGAIN" }, "HOST is not an address of this machine (EAI_AGAIN)."],
  ["data folder", new CorruptDatabaseError("/srv/a is damaged."), "/srv/a is damaged. Keep it,"],
  ["data folder", new DatabaseRefusedError("A site is already running."), "A site is already"],
  ["data folder", { errcode: 5 }, "The database is locked by another program"],
  ["data folder", { errcode: 1032 }, "The data folder (DATA_DIR) cannot be used"],
  ["data folder", { errcode: 14 }, "The data folder (DATA_DIR) cannot be used"],
  ["data folder", { code: "EACCES" }, "The data folder (DATA_DIR) cannot be used"],
  ["data folder", { code: "ENOSPC" }, "The disk is full."],
  ["PostgreSQL", { code: "28P01" }, "PostgreSQL refuses DATABASE_URL (28P01)"],
])("a failure at the %s (%o) is explained in one line", (part, values, words) => {
  const cause = values instanceof Error ? values : Object.assign(new Error("unexplained"), values);
  const explained = explainStart(new StartError(part, cause));
  expect(explained.slice(0, words.length)).toBe(words);
  expect(explained).not.toContain("\n");
});

test.each<[StartPart, object]>([
  ["address", { code: "EMFILE" }],
  ["data folder", { errcode: 1 }],
  ["PostgreSQL", { code: "XX000" }],
])("an unknown failure at the %s (%o) is printed with its stack", (part, values) => {
  const cause = Object.assign(new Error("unexplained"), values);
  expect(explainStart(new StartError(part, cause))).toBe(cause.stack);
  expect(explainStart(cause)).toBe(cause.stack);
});

test.each([
  ["a HOST of another machine", { HOST: "192.0.2.1" }, "HOST is not an address of this machine"],
  ["a DATA_DIR that is a file", { DATA_DIR: "file" }, "DATA_DIR is not a folder"],
  [
    "an unreachable database",
    { DATABASE_URL: "postgresql://user:hunter2@127.0.0.1:1/studio" },
    "The database at DATABASE_URL cannot be reached (ECONNREFUSED)",
  ],
])("%s is explained when a real server starts", async (_, settings, words) => {
  const folder = await createTestFolder();
  await writeFile(join(folder, "file"), "");
  const { DATA_DIR = "", ...others }: Record<string, string> = settings;
  const env = parseTestEnv({ DATA_DIR: join(folder, DATA_DIR), PORT: "0", ...others });
  const started = startApp({ env, pages: testPages, log: silentLog });
  expect(explainStart(await started.catch((error: unknown) => error))).toContain(words);
});

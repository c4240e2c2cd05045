import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { isSiteRunningOnFolder } from "./site-lock.ts";
import { openSqlite } from "./sqlite/open.ts";

describe.runIf(testEngine === "sqlite")("a data folder", () => {
  test("is in use while its site runs, but not if only the desk has it open, and refuses a second site", async () => {
    const folder = await createTestFolder();
    expect(isSiteRunningOnFolder(folder)).toBe(false);
    expect(await readdir(folder)).toEqual([]);
    const desk = await openSqlite(folder);
    expect(isSiteRunningOnFolder(folder)).toBe(false);
    const site = await openSqlite(folder, "site");
    expect(isSiteRunningOnFolder(folder)).toBe(true);
    const asked = performance.now();
    await expect(openSqlite(folder, "site")).rejects.toThrow("A site is already running");
    // A restarted site waits for the previous process to end.
    expect(performance.now() - asked).toBeGreaterThan(4_000);
    await site.close();
    expect(isSiteRunningOnFolder(folder)).toBe(false);
    await (await openSqlite(folder, "site")).close();
    await desk.close();
  });
});

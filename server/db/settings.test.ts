import { expect, test } from "vitest";
import { createTestSite } from "#tests/support/test-site.ts";
import { changeSetting, keepSetting, readSetting } from "./settings.ts";

test("of those that set the same value, the first alone is told that it was another before", async () => {
  const { queries } = (await createTestSite()).database;
  const change = (day: string) => changeSetting(queries, "reminded on", day);
  expect(await readSetting(queries, "reminded on")).toBeUndefined();
  const told = [await change("2026-11-20"), await change("2026-11-20"), await change("2026-11-21")];
  expect(told).toEqual([true, false, true]);
  expect(await readSetting(queries, "reminded on")).toBe("2026-11-21");
});

test("a value that is there already is kept, and every instance is given that one", async () => {
  const { queries } = (await createTestSite()).database;
  expect(await keepSetting(queries, "answer key", "first")).toBe("first");
  expect(await keepSetting(queries, "answer key", "second")).toBe("first");
  expect(await readSetting(queries, "backed up at")).toBeUndefined();
});

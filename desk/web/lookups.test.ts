import { expect, test } from "vitest";
import { enterDeskPages } from "#tests/support/test-desk-pages.ts";
import { createSiteWithRequests } from "#tests/support/test-site.ts";
import { readNumber } from "./lookups.ts";

test.each([
  ["/requests/1/held.json", "application/json; charset=utf-8", "held-1.json"],
  ["/export.csv", "text/csv; charset=utf-8", "requests.csv"],
  ["/export.csv?spam=1", "text/csv; charset=utf-8", "spam.csv"],
])("%s is saved as a file of its kind", async (path, type, name) => {
  const { ask } = await enterDeskPages(await createSiteWithRequests(1));
  const { headers } = await ask(path);
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
});

test("a full page offers no older one, and a person's only request names no others", async () => {
  const email = (number: number) => `a${number}@example.com`;
  const { read } = await enterDeskPages(await createSiteWithRequests(30, email));
  const { page } = await read("/");
  expect(page.querySelectorAll("tbody tr")).toHaveLength(30);
  expect(page.querySelector(".paging")).toBeNull();
  expect((await read("/requests/1")).page.querySelector(".others")).toBeNull();
});

test.each([
  ["1", 1],
  ["999999999", 999_999_999],
  [undefined, undefined],
  ["0", undefined],
  ["x1", undefined],
  ["1x", undefined],
  ["1000000000", undefined],
])("%j is the row number %j", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

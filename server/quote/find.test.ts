import { expect, test } from "vitest";
import { createSiteWithRequests } from "#tests/support/test-site.ts";
import { listQuoteRequests, splitSearch } from "./find.ts";

test("a list begins below the number that it is given, and holds no more than it is asked for", async () => {
  const { database } = await createSiteWithRequests(4);
  const numbers = async (selection: { before?: number; limit?: number }) => {
    const found = await listQuoteRequests(database.queries, { shelf: "all", ...selection });
    return found.map(({ id }) => id);
  };
  expect(await numbers({})).toEqual([4, 3, 2, 1]);
  expect(await numbers({ before: 4 })).toEqual([3, 2, 1]);
  expect(await numbers({ before: 4, limit: 2 })).toEqual([3, 2]);
});

test("a search is split at its spaces, however many there are", () => {
  expect(splitSearch("  ada \t tesla\n")).toEqual(["ada", "tesla"]);
  expect(splitSearch(" ")).toEqual([]);
});

import { expect, test } from "vitest";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestSite,
  postForm,
} from "#tests/support/test-site.ts";
import { countOpen, listQuoteRequests, splitSearch } from "./find.ts";
import { markAnswered } from "./mark.ts";

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

test("what is answered is not counted as open", async () => {
  const { database } = await createSiteWithRequests(3);
  await markAnswered(database.queries, 2, new Date());
  expect(await countOpen(database.queries)).toBe(2);
});

test("a name is found however its letters are written, in the database and in the search", async () => {
  const site = await createTestSite();
  const spellings = ["Žižka", "ŽIŽKA", "žižka"];
  for (const [number, firstName] of spellings.entries()) {
    await site.ask("/", postForm(buildQuoteForm({ firstName, model: `Model ${number}` })));
  }
  for (const word of spellings) {
    const found = await listQuoteRequests(site.database.queries, { shelf: "any", words: [word] });
    expect(found.map(({ firstName }) => firstName).sort()).toEqual([...spellings].sort());
  }
});

test("a search is split at its spaces, however many there are", () => {
  expect(splitSearch("  ada \t tesla\n")).toEqual(["ada", "tesla"]);
  expect(splitSearch(" ")).toEqual([]);
});

test("a search that is longer than what it looks through finds nothing, however many words it has", async () => {
  const site = await createTestSite();
  await site.ask("/", postForm(buildQuoteForm({ firstName: "ééé" })));
  const find = (last: string, times = 299) => {
    const words = [...Array<string>(times).fill("é"), last];
    return listQuoteRequests(site.database.queries, { shelf: "any", words });
  };
  expect(await find("éé")).toHaveLength(1);
  expect(await find("ééé")).toEqual([]);
  expect(await find("é", 100_000)).toEqual([]);
});

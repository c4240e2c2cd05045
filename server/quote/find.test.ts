import { expect, test } from "vitest";
import { storedRequest } from "#tests/support/stored-rows.ts";
import { buildUuid, createTestSite } from "#tests/support/test-site.ts";
import { listQuoteRequests } from "./find.ts";

test("a search ignores case, accents and the kind of apostrophe and hyphen", async () => {
  const site = await createTestSite();
  const names = [
    ["skoda", "Škoda"],
    ["ŠKODA", "Škoda"],
    ["škoda", "SKODA"],
    ["citroen", "Citroën"],
    ["citroën", "Citroe\u0308n"],
    ["maire", "Máire"],
    ["o’brien", "O'Brien"],
    ["o'brien", "O’Brien"],
    ["obrien", "OʼBrien"],
    ["aeddhilooessth", "ÆðĐħıŁøŒßÞ"],
    ["istanbul", "İSTANBUL"],
    ["mercedes-benz", "Mercedes‑Benz"],
  ] as const;
  for (const [index, [word, name]] of names.entries()) {
    const field = index % 2 === 0 ? "firstName" : "model";
    await site.sendForm({ [field]: name });
    const find = (words: string[]) =>
      listQuoteRequests(site.database.queries, { shelf: "any", words });
    const [newest] = await find([word]);
    expect([word, newest?.id]).toEqual([word, index + 1]);
    for (const none of ["nobody", "’"]) expect(await find([word, none])).toEqual([]);
  }
});

test("a search continues beyond the newest 2,000 requests, and stops at its limit", async () => {
  const { database } = await createTestSite();
  const rows = Array.from({ length: 2005 }, (__, index) => {
    const { id: _, ...row } = storedRequest({ firstName: index < 3 ? "Máire" : "Ada" });
    return { ...row, idempotencyKey: buildUuid(index) };
  });
  for (let start = 0; start < rows.length; start += 500) {
    await database.queries
      .insertInto("quoteRequest")
      .values(rows.slice(start, start + 500))
      .execute();
  }
  const find = async (limit = Infinity) => {
    const selection = { shelf: "any", words: ["maire"], limit } as const;
    return (await listQuoteRequests(database.queries, selection)).map(({ id }) => id);
  };
  expect(await find()).toEqual([3, 2, 1]);
  expect(await find(2)).toEqual([3, 2]);
});

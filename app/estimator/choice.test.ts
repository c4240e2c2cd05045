import { describe, expect, test } from "vitest";
import { choices, follow } from "./choice.ts";

const { first, fromQuery, intoQuery } = choices;
const read = (query: string) => choices.parse(new URLSearchParams(query));

test("a listed vehicle overrides the size in the query", () => {
  expect(read("vehicle=fiat+500&size=large").size).toBe("small");
});

test.each([
  ["takes its size from the query", "&size=large", "large"],
  ["has no size by default", "", ""],
])("an unlisted vehicle %s", (_, query, size) => {
  expect(read(`vehicle=Lada+Niva${query}`)).toMatchObject({ vehicle: "Lada Niva", size });
});

test("a listed vehicle in an address is read in our spelling; an unlisted one is ignored", () => {
  expect(fromQuery("?vehicle=ring+0900+for+a+cheap+vw+golf&size=large")).toMatchObject({
    vehicle: "Volkswagen Golf",
    size: "medium",
  });
  expect(fromQuery("?vehicle=ring+0900&size=large")).toMatchObject({ vehicle: "", size: "large" });
});

test("invalid values count as not chosen", () => {
  expect(read("size=huge&coverage=half&roof=yes&mirrors=&chrome=1&panels=9")).toEqual(first);
  expect(read("panels=1.5").panels).toBe("");
});

describe("a change", () => {
  const used = (query: string, changed?: string) => follow(new URLSearchParams(query), changed);

  test("of the size clears a listed vehicle of another size", () => {
    expect(used("vehicle=bmw+x5&size=small", "size")).toMatchObject({ vehicle: "", size: "small" });
    expect(used("vehicle=bmw+x5&size=large", "size").vehicle).toBe("bmw x5");
    expect(used("vehicle=ford+transit&size=large", "size").vehicle).toBe("");
  });

  test("to an unlisted vehicle clears the size until the visitor picks a size", () => {
    for (const changed of ["vehicle", undefined]) {
      expect(used("vehicle=Lada+Niva&size=medium", changed).size).toBe("");
    }
    const picked = { vehicle: "Lada Niva", size: "small" };
    expect(used("vehicle=Lada+Niva&size=small", "size")).toMatchObject(picked);
    expect(used("vehicle=Lada+Niva&size=small&roof=same", "roof")).toMatchObject(picked);
  });
});

test("the address drops a reverted choice and keeps other parameters", () => {
  const choice = read("coverage=partial&panels=3");
  expect(intoQuery("?ref=card&roof=same&coverage=full", choice)).toBe(
    "?ref=card&coverage=partial&panels=3",
  );
  expect(intoQuery("?ref=card&roof=same", first)).toBe("?ref=card");
  expect(fromQuery("?ref=card")).toBeUndefined();
});

test.each([
  "",
  "?vehicle=Tesla+Model+3&coverage=graphics",
  "?vehicle=Ford+Transit&roof=same",
  "?size=large&coverage=partial&roof=other&mirrors=same&chrome=yes&panels=8",
  "?size=small&mirrors=other&panels=1",
])("the choice read from “%s” is written back as the same address", (query) => {
  expect(intoQuery("", fromQuery(query) ?? first)).toBe(query);
});

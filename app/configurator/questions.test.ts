import { expect, test } from "vitest";
import { answersTo, oneOf, pick } from "./questions.ts";

type Meal = { dish: "soup" | "roast"; side: "bread" | "potatoes"; note: string };

const { first, parse, intoQuery, fromQuery } = answersTo<Meal>({
  dish: oneOf(["soup", "roast"]),
  side: {
    read: (text, { dish }) =>
      pick(["bread", "potatoes"], text, dish === "roast" ? "potatoes" : "bread"),
  },
  note: { read: (text) => text, write: (note) => (note === "hot" ? note : "") },
});

test("without an answer each question has its first one, which may hang on the answers above it", () => {
  expect(first).toEqual({ dish: "soup", side: "bread", note: "" });
  expect(parse(new URLSearchParams("dish=roast"))).toMatchObject({ side: "potatoes" });
  expect(parse(new URLSearchParams("dish=roast&side=bread"))).toMatchObject({ side: "bread" });
});

test("what makes no sense counts as not answered", () => {
  expect(parse(new URLSearchParams("dish=stone&side="))).toEqual(first);
});

test("one choice has one address, in whatever order it was made", () => {
  const roast = { ...first, dish: "roast", side: "bread" } as const;
  expect(intoQuery("?side=potatoes", roast)).toBe("?dish=roast&side=bread");
  expect(intoQuery("?side=x&from=mail", roast)).toBe("?from=mail&dish=roast&side=bread");
});

test("an answer that an empty address means leaves nothing of its own there", () => {
  expect(intoQuery("?dish=roast&from=mail", first)).toBe("?from=mail");
  expect(intoQuery("?dish=roast", first)).toBe("");
  expect(intoQuery("", { ...first, dish: "roast", side: "potatoes" })).toBe("?dish=roast");
});

test("of an address only what would be written there is taken", () => {
  expect(fromQuery("?dish=roast&note=hot")).toEqual({
    dish: "roast",
    side: "potatoes",
    note: "hot",
  });
  expect(fromQuery("?note=ring+me")).toEqual(first);
});

test("an address that answers no question says nothing", () => {
  expect(fromQuery("?from=mail")).toBeUndefined();
  expect(fromQuery("")).toBeUndefined();
});

import { expect, test } from "vitest";
import { films } from "#studio/films.ts";
import { choices } from "./choice.ts";
import { lookOf } from "./look.ts";

const parse = (query: string) => choices.parse(new URLSearchParams(query));

test("each coverage puts film on its parts and leaves the others as they are", () => {
  const film = films[0].colours[0];
  const colours = (coverage: string) => {
    const { body, roof, mirrors, trim } = lookOf(parse(`coverage=${coverage}`));
    return [body, roof, mirrors, trim].map((coat) => coat.colours[0] === film);
  };
  expect(colours("full")).toEqual([true, true, true, false]);
  expect(colours("partial")).toEqual([true, false, true, false]);
  expect(colours("roof")).toEqual([false, true, false, false]);
  expect(colours("mirrors")).toEqual([false, false, true, false]);
  expect(colours("chrome")).toEqual([false, false, false, true]);
});

import { expect, test } from "vitest";
import { sizeWordmark } from "./size-wordmark.ts";

test.each([
  ["a short word", "Al", 0.4],
  ["a word of six letters", "Irwell", 0.335],
  ["a wider one of as many", "Wensum", 0.204],
])("%s at the foot of a page is as large as fits its width", async (_, word, size) => {
  expect(await sizeWordmark({ shortName: word })).toBe(size);
});

import { expect, test } from "vitest";
import { findLine, printSome } from "./point.ts";

test.each([
  [[], ""],
  [["/faq"], "/faq"],
  [["/faq", "/terms"], "/faq and /terms"],
  [["/faq", "/terms", "/privacy", "/"], "/faq, /terms, /privacy and /"],
  [["/faq", "/terms", "/privacy", "/", "/x", "/y"], "/faq, /terms, /privacy, / and 2 more"],
])("%j is printed as %j", (items, words) => {
  expect(printSome(items)).toBe(words);
});

test("a line is found by its number from 1, the first of several, or not at all", () => {
  const text = "one\ntwo\ntwo";
  expect(findLine(text, (line) => line === "one")).toBe(1);
  expect(findLine(text, (line) => line === "two")).toBe(2);
  expect(findLine(text, (line) => line === "three")).toBeUndefined();
});

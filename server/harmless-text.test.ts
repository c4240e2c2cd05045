import { expect, test } from "vitest";
import { escapeUnseen, toHarmlessLine, toHarmlessLines } from "./harmless-text.ts";

test.each([
  ["a variation selector after a letter", "a\uFE0F", "a\\u{FE0F}"],
  ["a Mongolian vowel separator", "\u180E", "\\u{180E}"],
  ["a Hangul filler", "\u3164", "\\u{3164}"],
  ["a zero width space", "a\u200Bb", "a\\u{200B}b"],
  ["a joiner between Latin letters", "a\u200Db", "a\\u{200D}b"],
  ["a second joiner in a row", "می\u200C\u200Cخواهم", "می\u200C\\u{200C}خواهم"],
  ["a tag after an emoji", "🚗\u{E0041}", "🚗\\u{E0041}"],
  ["an override of the writing direction", "\u202Egnp", "\\u{202E}gnp"],
  ["a terminal escape sequence", "\u001B[31m", "\\u{001B}[31m"],
  ["a line break", "a\nb", "a\\u{000A}b"],
  ["half a surrogate pair", "a\uD800", "a\uFFFD"],
])("%s is made visible", (_, text, shown) => {
  expect(toHarmlessLine(text)).toBe(shown);
});

test.each([
  "Zoë O'Brien",
  "عادل",
  "علی\u200Cرضا",
  "आदित्य",
  "क्\u200Dष",
  "葛\u{E0100}城",
  "❤\uFE0F\u200D🔥",
  "👨\u200D👩\u200D👧",
  "🏳\uFE0F\u200D🌈",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "1\uFE0F⃣",
])("%s is unchanged", (text) => {
  expect(toHarmlessLine(text)).toBe(text);
  expect(escapeUnseen(text)).toBe(text);
});

test("text is split at every kind of line ending", () => {
  expect(toHarmlessLines("a\r\nb\rc\nd\u200B")).toEqual(["a", "b", "c", "d\\u{200B}"]);
});

test("escaping a JSON text's invisible characters changes neither its value nor its line breaks", () => {
  const value = {
    model: "\u3164\u{E0041}\u202E\u2028\u007F",
    name: "👨\u200D👩\u200D👧 علی\u200Cرضا",
  };
  const json = escapeUnseen(JSON.stringify(value, null, 2));
  expect(JSON.parse(json)).toEqual(value);
  expect(json).toContain(String.raw`\u3164\udb40\udc41\u202e`);
  expect(json.split("\n")).toHaveLength(4);
});

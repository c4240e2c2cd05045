import { expect, test } from "vitest";
import { parseKey } from "./photos.ts";

const key = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";

test("a key in either case is parsed to lower case", () => {
  expect(parseKey(key)).toBe(key);
  expect(parseKey(key.toUpperCase())).toBe(key);
});

test.each([
  null,
  "",
  ` ${key}`,
  `${key}0`,
  key.replaceAll("-", ""),
  key.replace("a", "g"),
  key.slice(1),
])("%j is not a key", (text) => {
  expect(parseKey(text)).toBeUndefined();
});

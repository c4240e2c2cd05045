import { expect, test } from "vitest";
import { lineOfValue } from "./json-lines.ts";

const text = `{
  "name": "A { brace, a \\"quote\\" and a colon: here",
  "films": [
    { "code": "ab-1", "colours": ["#000000", "#111111"] },
    {
      "code": "ab-2",
      "colours": [
        "#222222",
        "#333333"
      ]
    }
  ],
  "last": true
}`;

test.each([
  [["name"], 2],
  [["films"], 3],
  [["films", 0, "colours", 1], 4],
  [["films", 1], 5],
  [["films", 1, "code"], 6],
  [["films", 1, "colours", 1], 9],
  [["last"], 13],
  [["films", 1, "missing"], 5],
  [["missing"], 1],
  [[], 1],
])("the value at %j is on line %i", (path, line) => {
  expect(lineOfValue(text, path)).toBe(line);
});

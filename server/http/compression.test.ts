import { expect, test } from "vitest";
import { chooseCoding } from "./compression.ts";

test.each([
  [null, undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br ; q=0.1", "br"],
  ["deflate, zstd", undefined],
])("of Brotli and gzip, Accept-Encoding %s gets %s", (accepted, coding) => {
  expect(chooseCoding(accepted, { br: true, gzip: true })).toBe(coding);
});

test("a coding without a copy is not chosen", () => {
  expect(chooseCoding("br, gzip", { gzip: true })).toBe("gzip");
  expect(chooseCoding("br, gzip", {})).toBeUndefined();
});

import { expect, test } from "vitest";
import { isBlank } from "./invisible.ts";
import { findError } from "./quote-request.ts";

const invisible =
  "\u0000\u007F\u00AD\u034F\u061C\u115F\u180E\u200B\u200D\u2028\u202E\u2065\u2800\u3164\uFE0F\uFEFF\uFFA0\uFFFA\u{E0041}\u{E01EF}";

test("text made only of invisible characters is blank", () => {
  for (const character of ["", ...invisible]) {
    expect(isBlank(`${character} ${character}`), character.codePointAt(0)?.toString(16)).toBe(true);
  }
  expect(findError("make", "\u3164")).toBe("Vehicle make is required");
});

test.each(["a", "0", ".", "عادل", "علی‌رضا", "क्‍ष", "葛\u{E0100}", "❤️", "👨‍👩‍👧", "ㅤx"])(
  "%s is not blank",
  (text) => {
    expect(findError("make", text)).toBeUndefined();
  },
);

import { expect, test } from "vitest";
import { isMailAddress, toHeaderAddress } from "./mail-address.ts";

const long = (length: number) => `${"a".repeat(length - "@b.example".length)}@b.example`;

test.each([
  ["ada@example.com", true],
  ["ada.o'neil+wrap@mail.example.co.uk", true],
  ["ädä@exämple.de", true],
  ["website@localhost", true],
  [long(254), true],
  [long(255), false],
  ["@example.com", false],
  ["ada@example.", false],
  ["a,b@example.com", false],
  ["ada@example.com,eve@example.com", false],
  ["Ada <ada@example.com>", false],
  ["ada@example.com\r\nBcc: eve@example.com", false],
  ["ada@example.com\n", false],
])("%j is valid in a header: %s", (text, expected) => {
  expect(isMailAddress(text)).toBe(expected);
});

test.each([
  ["ada@example.com", "ada@example.com"],
  ["ada@Bücher.example", "ada@xn--bcher-kva.example"],
  ["josé@example.com", undefined],
  ["a,b@example.com", undefined],
])("the form of %s for a header is %s", (text, expected) => {
  expect(toHeaderAddress(text)).toBe(expected);
});

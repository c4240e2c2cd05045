import { expect, test } from "vitest";
import { printTable } from "./table.ts";

test.each([
  ["abcd", "abcd"],
  ["abcde", "abc…"],
  ["漢漢", "漢漢"],
  ["漢漢漢", "漢…"],
  ["ab👩‍👩‍👧‍👦cd", "ab…"],
])("a cell of four columns shows %s as %s", (text, shown) => {
  const columns = [{ title: "T", value: (row: string) => row, widest: 4 }];
  expect(printTable(columns, [text])).toBe(`T\n${shown}\n`);
});

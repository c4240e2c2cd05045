import { expect, test } from "vitest";
import { printCsv } from "./csv.ts";

const rowOf = (...cells: string[]) => printCsv([cells]).replace(/^\uFEFF/, "");

test("cells are quoted, records end with CRLF, and the file is marked as UTF-8", () => {
  expect(
    printCsv([
      ["ID", 'Zoë "Z"'],
      ["1", ""],
    ]),
  ).toBe('\uFEFF"ID","Zoë ""Z"""\r\n"1",""\r\n');
  expect(printCsv([])).toBe("\uFEFF");
});

test.each([
  ["=1+1", "'=1+1"],
  ["+44 161", "'+44 161"],
  ["-1", "'-1"],
  ["@SUM(1)", "'@SUM(1)"],
  ["＝1", "'＝1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠1", "'＠1"],
  ["|calc", "'|calc"],
  ["%1", "'%1"],
  ["  =1", "  '=1"],
  ["Satin\n=1", "Satin\n'=1"],
  ["Satin\r\n=1\r-2", "Satin\n'=1\n'-2"],
  ["Satin;=1", "Satin;'=1"],
  ["Satin, =1", "Satin, '=1"],
  ["Satin|=1", "Satin|'=1"],
  ["Satin;;\n ;=1", "Satin;;\n ;'=1"],
  ["a-b = c + d", "a-b = c + d"],
  ["ada@example.com", "ada@example.com"],
  ["100%", "100%"],
])("the cell %j is written as %j", (value, cell) => {
  expect(rowOf(value)).toBe(`"${cell}"\r\n`);
});

test("a formula after a quotation mark is escaped, and the mark is doubled", () => {
  expect(rowOf('x;"=1"')).toBe(`"x;""'=1"""\r\n`);
});

import fc from "fast-check";
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
])("%j is written as %j", (value, cell) => {
  expect(rowOf(value)).toBe(`"${cell}"\r\n`);
});

test("a formula behind a quotation mark is none either, once the mark is doubled", () => {
  expect(rowOf('x;"=1"')).toBe(`"x;""'=1"""\r\n`);
});

/** Reads CSV as a spreadsheet does that takes this character for the separator. */
function readCells(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, quoted, begun] = ["", false, false];
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv[at] ?? "";
    if (quoted && character === '"' && csv[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && character === '"') quoted = false;
    else if (quoted) cell += character;
    else if (character === '"' && !begun) [quoted, begun] = [true, true];
    else if (character === separator || character === "\n") {
      cells.push(cell);
      [cell, begun] = ["", false];
    } else {
      cell += character;
      begun = true;
    }
  }
  return [...cells, cell];
}

test("whatever visitors write, and whichever separator is assumed, no cell begins a formula", () => {
  const text = fc.string({
    unit: fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "|",
      "%",
      ";",
      ",",
      '"',
      "'",
      "\n",
      "\r",
      "\t",
      " ",
      "a",
    ),
  });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const csv = printCsv(rows).slice(1);
      for (const separator of [",", ";", "\t", "|"]) {
        for (const cell of readCells(csv, separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@|%]/);
      }
    }),
    { numRuns: 500 },
  );
});

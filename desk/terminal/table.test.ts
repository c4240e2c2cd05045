import stringWidth from "string-width";
import { expect, test } from "vitest";
import { printTable } from "./table.ts";

test.each([
  ["abcd", "abcd"],
  ["abcde", "abc…"],
  ["漢漢", "漢漢"],
  ["漢漢漢", "漢…"],
  ["ab👩‍👩‍👧‍👦cd", "ab…"],
])("a cell at most four terminal columns wide shows %s as %s", (text, shown) => {
  const columns = [{ title: "T", value: (row: string) => row, widest: 4 }];
  expect(printTable(columns, [text])).toBe(`T\n${shown}\n`);
});

test("columns align even with wide characters", () => {
  const columns = [
    { title: "Name", value: (row: string) => row },
    { title: "@", value: () => "@" },
  ];
  const rows = ["李雷", "🦊🦊🦊", "👩‍👩‍👧‍👦 Zoë", "漢".repeat(60)];
  const lines = printTable(columns, rows).trimEnd().split("\n");
  const starts = lines.map((line) => stringWidth(line.slice(0, line.indexOf("@"))));
  expect(new Set(starts).size).toBe(1);
});

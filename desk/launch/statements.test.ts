import { expect, test } from "vitest";
import { bookingSource, demonstration } from "#studio/studio.ts";
import { findStatements } from "./statements.ts";

const sources = new Map([
  ["studio/studio.ts", "// Who we are.\n\nexport const demonstration = true;\n"],
]);

test("what is said of the site and is not so yet is open, with its line", () => {
  const said = [
    { name: "demonstration", isOpen: true, point: "Replace it." },
    { name: "bookingSource", isOpen: false, point: "Turn it off." },
  ];
  expect(findStatements(sources, "studio", said)).toEqual([
    { place: "studio/studio.ts", line: 3, point: "Replace it." },
  ]);
});

test("without its source it is open all the same", () => {
  const said = [{ name: "demonstration", isOpen: true, point: "Replace it." }];
  expect(findStatements(new Map(), "studio", said)).toEqual([
    { place: "studio/studio.ts", line: undefined, point: "Replace it." },
  ]);
});

test("the studio's own statements count unless others are given", () => {
  const open = [bookingSource === "invented", demonstration].filter(Boolean);
  expect(findStatements(sources, "studio")).toHaveLength(open.length);
});

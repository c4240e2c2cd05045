import { expect, test } from "vitest";
import { checkTypes, readDiagnostics } from "./types.ts";

test("a studio whose values fit is no problem", () => {
  expect(checkTypes("tests/second-studio")).toEqual([]);
});

test.each([
  [
    'studio/films.ts(8,44): error TS2820: Type \'"sattin"\' is not assignable to type \'"gloss" | "satin"\'. Did you mean \'"satin"\'?',
    '"sattin" stands where one of these belongs: "gloss", "satin"',
    'Did you mean "satin"?',
  ],
  [
    "studio/films.ts(8,3): error TS2741: Property 'medium' is missing in type '{ small: Pounds; }' but required in type 'Record<SizeBand, Pounds>'.",
    '"medium" is missing here',
    "tests/second-studio/",
  ],
  [
    "studio/films.ts(8,33): error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
    "string stands where this belongs: number",
    "tests/second-studio/",
  ],
  [
    "studio/films.ts(8,3): error TS2322: Type '{ a: 1; }' is not assignable to type 'B'.\n  Types of property 'a' are incompatible.\n    Type '1' is not assignable to type '\"x\"'.",
    '1 stands where this belongs: "x"',
    "tests/second-studio/",
  ],
])("what the compiler says is told in plain words: %s", (output, problem, fix) => {
  expect(readDiagnostics(`${output}\nstudio/films.ts(8,50): error TS1: And more.\n`)).toEqual([
    { file: "studio/films.ts", line: 8, problem, fix: expect.stringContaining(fix) },
  ]);
});

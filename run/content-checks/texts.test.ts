import { expect, test } from "vitest";
import { checkTexts } from "./texts.ts";

test("an empty text and one with a space at its end are told by file and line", () => {
  const source = 'const a = "x";\nconst b = "";\nconst c = "y ";\n';
  const problems = checkTexts(
    { "a.ts": { a: "x", list: [{ b: "" }, "y "] } },
    "studio",
    () => source,
  );
  expect(problems).toMatchObject([
    { file: "studio/a.ts", line: 2, problem: "a text is empty" },
    { file: "studio/a.ts", line: 3, problem: expect.stringContaining('"y "') },
  ]);
});

import { expect, test } from "vitest";
import { checkColours } from "./colours.ts";

const right = `/* The studio's own colours. */
@layer tokens {
  :root {
    --signal: #ffd21f;
    --signal-lit: #ffdf5c;
    --signal-shade: #b38a00;
    --on-signal: #0b0c0d;
    --film-sheen: linear-gradient(104deg, #062f2d, #35a597, #062f2d);
  }
}
`;
const check = (from: string | RegExp, to: string) =>
  checkColours("colours.css", right.replace(from, to));

test("colours that can be read are no problem, short ones too", () => {
  expect(check("#0b0c0d", "#000")).toEqual([]);
});

test.each<[string, string | RegExp, string, number, string]>([
  ["a digit too few", "#ffd21f", "#ffd21", 4, "--signal is no colour: #ffd21"],
  ["a digit that is none", "#b38a00", "#b38ag0", 6, "--signal-shade is no colour: #b38ag0"],
  ["a word", "#b38a00", "golden", 6, "--signal-shade is no colour: golden"],
  ["a name mistyped", "--signal-shade", "--signal-shadow", 6, "nothing is called --signal-shadow"],
  ["a semicolon dropped", "#ffd21f;", "#ffd21f", 4, "--signal is no colour: #ffd21f"],
  ["a line taken out", /.*--film-sheen.*/, "", 1, "--film-sheen is missing"],
  ["a wrong colour in the sheen", "#35a597", "#35a59", 8, '"#35a59" is no colour'],
  ["a sheen that is no gradient", "linear-gradient", "gradient", 8, "neither a gradient nor"],
  ["words too light", "#0b0c0d", "#a08000", 7, "a contrast of 2.6:1, and 4.5:1 is the least"],
  ["a button too dark under the pointer", "#ffdf5c", "#333", 7, "--on-signal on --signal-lit"],
])("%s is told by its line", (_, from, to, line, problem) => {
  const problems = check(from, to);
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: "colours.css",
      line,
      problem: expect.stringContaining(problem),
    }),
  );
  for (const { fix } of problems) expect(fix).toMatch(/\w/);
});

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkModules } from "./modules.ts";
import type { ContentProblem } from "./problem.ts";

const prices = `// What the work costs.

import { pounds } from "../facts/units.ts";

export const full = {
  small: pounds(2250),
  medium: pounds(2400),
};
`;
const words = 'import { full } from "../studio/prices.ts";\n\nexport const title = full.small;\n';

function check(files: Record<string, string>) {
  return checkModules(writeFiles(files));
}

/** As the build does it: the test runner imports in a way of its own. */
function checkByNode(files: Record<string, string>): ContentProblem[] {
  const module = JSON.stringify(join(import.meta.dirname, "modules.ts"));
  const code = `import { checkModules } from ${module};
    console.log(JSON.stringify(await checkModules(process.argv[1])));`;
  const args = ["--input-type=module", "--eval", code, writeFiles(files)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

function writeFiles(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "wrap-studio-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = {
    "package.json": '{ "type": "module" }',
    "studio/prices.ts": prices,
    "content/words.ts": words,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync("facts/units.ts", join(folder, "facts/units.ts"));
  return folder;
}

test("files that can be read and used are no problem", async () => {
  expect(await check({})).toEqual([]);
});

test.each([
  ["a comma inside a price", "pounds(2,400)", 7, "pounds(2, 400) holds 2 values where 1 belong"],
  ["a price in quotation marks", 'pounds("2400")', 7, "needs figures without quotation marks"],
  ["a price below nothing", "pounds(-2400)", 7, "pounds(-2400) needs numbers from 0 up"],
  ["a bracket that was dropped", "pounds(2400", 8, "this cannot be read"],
  ["a misspelt word", "pound(2400)", 7, 'nothing here is called "pound"'],
])("%s is told once, by its own file and line", async (_, written, line, problem) => {
  const problems = await check({ "studio/prices.ts": prices.replace("pounds(2400)", written) });
  expect(problems).toEqual([
    {
      file: "studio/prices.ts",
      line,
      problem: expect.stringContaining(problem),
      fix: expect.any(String),
    },
  ]);
});

test.each(["2,050", "2,090"])("%s, a figure with a comma before a nought, is told", (written) => {
  const problems = checkByNode({ "studio/prices.ts": prices.replace("2400", written) });
  expect(problems).toMatchObject([{ file: "studio/prices.ts", line: 7 }]);
  expect(problems[0]?.problem).toContain("a figure begins with 0");
});

test("a fact that is imported and not there is told by the line of the import", () => {
  const problems = checkByNode({ "content/words.ts": words.replaceAll("full", "ful") });
  expect(problems).toMatchObject([{ file: "content/words.ts", line: 1 }]);
  expect(problems[0]?.problem).toContain('prices.ts has no "ful"');
});

test("a fact that every studio has is told by the studio's file where it is misspelt there", () => {
  const source = prices.replace("full", "roofwrap");
  const imports = JSON.parse(readFileSync("package.json", "utf8")).imports;
  const problems = checkByNode({
    "studio/prices.ts": source,
    "package.json": JSON.stringify({ type: "module", imports }),
    "content/words.ts": 'export { roofWrap } from "#studio/prices.ts";\n',
    "content/more.ts":
      'import { roofWrap } from "#studio/prices.ts";\nexport const more = roofWrap;\n',
    "content/own.ts": 'export { rofWrap } from "#studio/prices.ts";\n',
  });
  expect(problems.toSorted((a, b) => a.file.localeCompare(b.file))).toMatchObject([
    { file: "content/own.ts", problem: '#studio/prices.ts has no "rofWrap"' },
    { file: "studio/prices.ts", problem: '"roofWrap" is missing here' },
  ]);
});

test("a range the wrong way round in the words is told by the words' line", async () => {
  const text = `import { range } from "#facts/units.ts";\n\nexport const both = [\n  range(9, 5, "days"),\n];\n`;
  expect(await check({ "content/words.ts": text })).toMatchObject([
    {
      file: "content/words.ts",
      line: 4,
      problem: "range(9, 5, days) needs the lower figure first",
    },
  ]);
});

test("files that cannot be read are all told at once", async () => {
  const problems = await check({
    "studio/prices.ts": prices.replace("pounds(2400)", "pounds(2400"),
    "content/words.ts": 'export const title = "An end is missing;\n',
  });
  expect(problems.map(({ file }) => file)).toEqual(["studio/prices.ts", "content/words.ts"]);
});

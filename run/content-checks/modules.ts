// What must hold of every file of facts and words: it can be read, and what it states is possible.
// One that cannot be read fails in whatever imports it, so each is looked at by itself.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";
import { studioFolder } from "../studio-folder.mjs";
import type { ContentProblem } from "./problem.ts";

/** @param root of the checkout, with a slash at its end */
export async function checkModules(root: string): Promise<ContentProblem[]> {
  const files = ["facts", studioFolder, "contract", "content"].flatMap((folder) =>
    modulesOf(root, folder),
  );
  const unreadable = files.flatMap((file) =>
    checkSyntax(file, readFileSync(join(root, file), "utf8")),
  );
  if (unreadable.length > 0) return unreadable;
  const found = new Map<string, ContentProblem>();
  for (const file of files) {
    const problem = await import(pathToFileURL(join(root, file)).href).then(
      () => undefined,
      (error: Error) => explain(error, file, files),
    );
    // A file that fails does so again in each that imports it.
    if (problem) found.set(`${problem.file}:${problem.line}`, problem);
  }
  return [...found.values()];
}

function modulesOf(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));
}

function checkSyntax(file: string, source: string): ContentProblem[] {
  const [error] = parseSync(file, source).errors;
  if (!error) return [];
  // A bracket that was never closed is noticed later than the place where it was opened.
  const label = error.labels.find(({ message }) => message === "Opened here") ?? error.labels[0];
  const line = source.slice(0, label?.start ?? 0).split("\n").length;
  return [
    {
      file,
      line,
      problem: `this cannot be read: ${error.message}`,
      fix: "Look in this line and the one before for a bracket, a quotation mark or a comma that was dropped or typed twice.",
    },
  ];
}

function explain(error: Error, file: string, files: readonly string[]): ContentProblem {
  const places = [...(error.stack ?? "").matchAll(/\/([\w/.-]+\.ts):(\d+)/g)].flatMap(
    ([, path = "", line]) => {
      const known = files.find((candidate) => path.endsWith(candidate));
      return known ? [{ file: known, line: Number(line) }] : [];
    },
  );
  const [, studioFile = "", name = ""] =
    /module '#studio\/(.+?)' does not provide .* '(.+)'/.exec(error.message) ?? [];
  if (isWanted(studioFile, name)) {
    const problem = `"${name}" is missing here`;
    const fix = `Every studio needs it, in this spelling: export const ${name} = …;`;
    return { file: join(studioFolder, studioFile), line: 1, problem, fix };
  }
  // The first place is where a wrong import is; otherwise the last is the statement that led there.
  const place = error instanceof SyntaxError ? places[0] : places.at(-1);
  return { file, line: 1, ...place, ...words(error) };
}

/** Whether another studio's file has it too: then its name is right wherever it is asked for. */
function isWanted(studioFile: string, name: string): boolean {
  const file = join(import.meta.dirname, "../../tests/second-studio", studioFile);
  if (!studioFile || !existsSync(file)) return false;
  return readFileSync(file, "utf8").includes(`export const ${name}`);
}

function words({ name, message }: Error): { problem: string; fix: string } {
  // "2,050" holds the figure 050, which is another way to write 40, or none.
  const beginsWithNought = /octal|decimal escape|leading zero/i.test(message);
  if (name === "RangeError" || beginsWithNought) {
    const fix = 'Write figures as plain digits: pounds(2390), range(1500, 5000, "pounds").';
    const problem = "a figure begins with 0: a comma inside a number makes two of it";
    return { problem: beginsWithNought ? problem : message, fix };
  }
  const [, unknown] = /^(\w+) is not defined$/.exec(message) ?? [];
  const [, module, missing] = /module '(.+)' does not provide .* '(.+)'/.exec(message) ?? [];
  if (unknown ?? missing) {
    return {
      problem: missing ? `${module} has no "${missing}"` : `nothing here is called "${unknown}"`,
      fix: "Correct the spelling, or import it from the file that has it.",
    };
  }
  return {
    problem: `this cannot be used: ${message}`,
    fix: "Check that every fact it names is in studio/ or facts/ under that name.",
  };
}

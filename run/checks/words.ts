// Checks of content/**/*.ts: each file loads, and its apostrophes are curly.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Problem } from "./problem.ts";

const STRAIGHT = /\w*[a-z]'[a-z]\w*/i;
/** Texts that the specification prescribes with straight apostrophes. */
const PRESCRIBED =
  /Won't Get You Noticed|Don't Take The Risk|Thanks, we've got it!|you're looking for doesn't exist/;

export async function checkWords(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
    const file = join("content", name);
    const text = readFileSync(join(root, file), "utf8");
    problems.push(...findStraight(file, text));
    const unusable = await import(pathToFileURL(join(root, file)).href).then(
      () => undefined,
      (error: Error) => explain(error, file, root),
    );
    // A broken file makes each file that imports it fail too.
    if (unusable && !problems.some((one) => one.file === unusable.file)) problems.push(unusable);
  }
  return problems;
}

export function findStraight(file: string, text: string): Problem[] {
  const mend = "Write ’ for an apostrophe.";
  return text.split("\n").flatMap((line, index) => {
    const [word] = /^\s*(?:\/\/|\/?\*)/.test(line)
      ? []
      : (STRAIGHT.exec(line.replace(PRESCRIBED, "")) ?? []);
    if (word === undefined) return [];
    return { file, line: index + 1, problem: `“${word}” has a straight apostrophe`, mend };
  });
}

function explain(error: Error, file: string, root: string): Problem {
  // Node prints a syntax error's place before the stack, and other errors' places inside it.
  const [, place = "", row] =
    new RegExp(`${root}/(\\w[\\w/.-]+\\.ts):(\\d+)`).exec(error.stack ?? "") ?? [];
  return {
    file: place || file,
    line: row ? Number(row) : 1,
    problem: `this cannot be used: ${error.message}`,
    mend: "Look in this line and the one before for a bracket, quotation mark or comma that is missing or typed twice.",
  };
}

// What the compiler says of a studio's files: a value that is missing, misspelt or of another kind.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { studioConditions } from "../studio-folder.mjs";
import type { ContentProblem } from "./problem.ts";

const COMPILER = join(import.meta.dirname, "../../node_modules/typescript/bin/tsc");

const OPTIONS =
  "--ignoreConfig --noEmit --pretty false --strict --target es2024 --module nodenext --types node --skipLibCheck --allowImportingTsExtensions --verbatimModuleSyntax";

/** @param folder the studio's, from the project's root. */
export function checkTypes(folder: string): ContentProblem[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));
  const conditions = studioConditions.flatMap((name) => ["--customConditions", name]);
  const args = [COMPILER, ...OPTIONS.split(" "), ...conditions, ...files];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return readDiagnostics(stdout);
}

/** One problem a line: the first, for what follows it is often its consequence. */
export function readDiagnostics(output: string): ContentProblem[] {
  const found = new Map<string, ContentProblem>();
  for (const [, file = "", line, message = ""] of output.matchAll(
    /^(.+)\((\d+),\d+\): error TS\d+: (.*(?:\n +.*)*)/gm,
  )) {
    const place = `${file}:${line}`;
    if (!found.has(place)) found.set(place, { file, line: Number(line), ...explain(message) });
  }
  return [...found.values()];
}

const LIKE_ANOTHER = "tests/second-studio/ has the same file for another studio, to compare with.";

function explain(message: string): { problem: string; fix: string } {
  // The reason stands last, and deepest.
  const reason = message.split("\n").at(-1)?.trim() ?? message;
  const [, missing] = /^Property '(.+?)' is missing in type/.exec(reason) ?? [];
  if (missing) return { problem: `"${missing}" is missing here`, fix: LIKE_ANOTHER };
  const [, given, wanted = "", meant] =
    /^(?:Type|Argument of type) '(.+?)' is not assignable to (?:parameter of )?type '(.+?)'\.(?: Did you mean '(.+)'\?)?$/.exec(
      reason,
    ) ?? [];
  if (!given) return { problem: `this does not fit: ${reason}`, fix: LIKE_ANOTHER };
  const choices = wanted.split(" | ").join(", ");
  return {
    problem: `${given} stands where ${choices.includes(",") ? "one of these belongs:" : "this belongs:"} ${choices}`,
    fix: meant ? `Did you mean ${meant}?` : LIKE_ANOTHER,
  };
}

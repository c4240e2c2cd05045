// Check that the facts in an MDX text exist. A misspelt fact would print nothing, or fail without a line number.

import { lineWith } from "./problem.ts";

/** Loads a module of facts by import specifier; `undefined` if there is no such file. */
export type LoadFacts = (specifier: string) => Promise<Record<string, unknown> | undefined>;

type Found = { line: number; problem: string; mend: string };

const IMPORT = /^import \{([^}]*)\} from "(#(?:facts|studio)\/[^"]+\.ts)";/gm;

export async function checkFacts(text: string, loadFacts: LoadFacts): Promise<Found[]> {
  const found: Found[] = [];
  const facts = new Map<string, unknown>();
  for (const { 1: names = "", 2: from = "", index } of text.matchAll(IMPORT)) {
    const module = await loadFacts(from);
    for (const name of names.split(",").map((one) => one.trim())) {
      if (name === "" || name.startsWith("type ")) continue;
      if (module && name in module) facts.set(name, module[name]);
      else found.push(missing(lineWith(text, name, index), from, name, Object.keys(module ?? {})));
    }
  }
  const imports = /^(?:import [^;]*;\s*)+/.exec(text)?.[0] ?? "";
  for (const { 0: used, 1: root = "", 2: rest = "", index } of text.matchAll(
    /(?<![\w.#/"-])([a-z]\w*)((?:\.\w+)+)/gi,
  )) {
    if (index < imports.length || !facts.has(root)) continue;
    const fault = followPath(facts.get(root), root, rest.slice(1).split("."));
    if (fault) found.push({ ...fault, line: lineWith(text, used, index) });
  }
  for (const { 1: root = "", index } of text.matchAll(/\bprint\w*\(([a-z]\w*)/g)) {
    if (new RegExp(`[{,(]\\s*${root}\\s*[,})]|\\b(const|function) ${root}\\b`).test(imports))
      continue;
    if (new RegExp(`\\b(const|function) ${root}\\b|\\b${root}\\)? =>`).test(text)) continue;
    found.push({
      line: lineWith(text, root, index),
      problem: `“${root}” is used here but not imported`,
      mend: "Add it to the imports at the top of the file.",
    });
  }
  return found;
}

/** Finds the first name that does not exist, such as `smal` in `guidePrices.full.smal`. */
function followPath(fact: unknown, root: string, names: readonly string[]): Found | undefined {
  let value = fact;
  const walked = [root];
  for (const name of names) {
    if (value === null || value === undefined) return undefined;
    if (!(name in Object(value))) return missing(1, walked.join("."), name, Object.keys(value));
    walked.push(name);
    value = (value as Record<string, unknown>)[name];
  }
  return undefined;
}

function missing(line: number, where: string, name: string, there: readonly string[]): Found {
  const known = there.length > 0 ? `The facts are: ${there.join(", ")}.` : "There is no such file.";
  return { line, problem: `${where} has no “${name}”`, mend: `Correct the spelling. ${known}` };
}

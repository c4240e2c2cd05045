// A problem with content, settings or the machine, worded for the person who can fix it.

export type Problem = {
  /** Path relative to the project's root, or another place such as the clock. */
  file: string;
  /** From 1; absent if the place has no lines. */
  line?: number | undefined;
  /** Field in a studio's file: "address.postcode". */
  field?: string | undefined;
  problem: string;
  /** The remedy; absent if the problem states it. */
  mend?: string | undefined;
};

export function printProblem({ file, line, field, problem, mend }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [`${place}${field ? `  ${field}` : ""}`, `  ${problem}`, ...(mend ? [`  ${mend}`] : [])]
    .concat("")
    .join("\n");
}

export function printProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `\nThe content has ${count}:\n\n${problems.map(printProblem).join("\n")}`;
}

/** Line number, counted from 1, of the first occurrence at or after the index `from`. */
export function lineWith(source: string, text: string, from = 0): number {
  const index = source.indexOf(text, from);
  return index === -1 ? 1 : source.slice(0, index).split("\n").length;
}

/** "/faq, /terms, / and 12 more" */
export function printSome(items: readonly string[], most: number): string {
  const more = items.length - most;
  return more > 0 ? `${items.slice(0, most).join(", ")} and ${more} more` : items.join(", ");
}

/** Suggests the name that shares the most words with a wrong name. */
export function printNearest(name: string, names: readonly string[]): string {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/);
  const words = new Set(wordsOf(name).filter(Boolean));
  const score = (other: string) => wordsOf(other).filter((word) => words.has(word)).length;
  const best = names.toSorted((a, b) => score(b) - score(a))[0];
  return best !== undefined && score(best) > 1 ? ` The nearest is ${best}.` : "";
}

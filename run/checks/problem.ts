// A problem of the content, the settings or the machine, in words for whoever can mend it.

export type Problem = {
  /** From the project's root; or another place, such as the clock. */
  file: string;
  /** From 1; absent where the place has no line for it. */
  line?: number | undefined;
  /** Of a studio's file: "address.postcode". */
  field?: string | undefined;
  problem: string;
  /** What to do about it; absent where the problem says so. */
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

/** Line of the first occurrence, from 1. */
export function lineWith(source: string, text: string, from = 0): number {
  const index = source.indexOf(text, from);
  return index === -1 ? 1 : source.slice(0, index).split("\n").length;
}

/** The one of several names that shares the most words with a wrong one, as a hint. */
export function printNearest(name: string, names: readonly string[]): string {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/);
  const words = new Set(wordsOf(name).filter(Boolean));
  const score = (other: string) => wordsOf(other).filter((word) => words.has(word)).length;
  const best = names.toSorted((a, b) => score(b) - score(a))[0];
  return best !== undefined && score(best) > 1 ? ` The nearest is ${best}.` : "";
}

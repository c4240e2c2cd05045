// A problem of the content, in words for whoever wrote it.

export type ContentProblem = { file: string; line: number; problem: string; fix: string };

export function printContentProblems(problems: readonly ContentProblem[]): string {
  const list = problems.map(
    ({ file, line, problem, fix }) => `${file}:${line}\n  ${problem}\n  ${fix}\n`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `\nThe content has ${count}:\n\n${list.join("\n")}`;
}

/** Line of the first occurrence, counted from 1. */
export function lineWith(source: string, text: string, from = 0): number {
  const index = source.indexOf(text, from);
  return index === -1 ? 1 : source.slice(0, index).split("\n").length;
}

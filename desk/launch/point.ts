// An open point of the launch check, and how sources are read for its line.

export type LaunchPoint = {
  /** A file of the project, from its root; or what else has to be changed, such as the clock. */
  place: string;
  /** From 1; absent where the place has no line for it. */
  line?: number | undefined;
  /** What is open, and how to mend it. */
  point: string;
};

/** Text files by their path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

/** The first line that is so, from 1. */
export function findLine(text: string, isSo: (line: string) => boolean): number | undefined {
  const index = text.split("\n").findIndex(isSo);
  return index === -1 ? undefined : index + 1;
}

const SHOWN = 4;

/** "/faq, /terms, /privacy and 12 more" */
export function printSome(items: readonly string[]): string {
  const shown = items.slice(0, SHOWN);
  const more = items.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} and ${last}`;
}

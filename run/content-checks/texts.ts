// Texts of a studio that are empty, or begin or end with a space.

import { type ContentProblem, lineWith } from "./problem.ts";

/** @param modules the studio's files by name, with what they export. */
export function checkTexts(
  modules: Readonly<Record<string, unknown>>,
  folder: string,
  read: (file: string) => string,
): ContentProblem[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    [...new Set(textsOf(module))]
      .filter((text) => text.trim() !== text || text === "")
      .map((text) => ({
        file: `${folder}/${file}`,
        line: lineWith(read(file), `"${text}"`),
        problem: text.trim() === "" ? "a text is empty" : `a text has a space too many: "${text}"`,
        fix: "Write it out, or take the space at its beginning or end away.",
      })),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

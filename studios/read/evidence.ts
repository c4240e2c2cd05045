// What is held for each claim the pages make. content/claims.ts says what each claims, where, and what proves it.

import { readStudioFile } from "../read-file.ts";

const { evidence: entries } = readStudioFile("evidence");

export type Evidence = (typeof entries)[number];

/** By the claim's id. */
export const evidence: Readonly<Record<string, Evidence>> = Object.fromEntries(
  entries.map((entry) => [entry.claim, entry]),
);

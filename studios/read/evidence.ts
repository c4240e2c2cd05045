// Evidence held for each claim on the pages. content/claims.ts lists the claims and the evidence that each needs.

import { readStudioFile } from "../read-file.ts";

const { evidence: entries } = readStudioFile("evidence");

export type Evidence = (typeof entries)[number];

/** Evidence by the claim's id. */
export const evidence: Readonly<Record<string, Evidence>> = Object.fromEntries(
  entries.map((entry) => [entry.claim, entry]),
);

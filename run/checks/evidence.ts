// Checks for claims without evidence, and for evidence whose claim is unknown.

import type { Claim } from "#content/claims/claim.ts";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { lineOfValue } from "./json-lines.ts";
import { type Problem, printNearest, printSome } from "./problem.ts";

type Given = {
  /** Relative to the project's root. */
  folder: string;
  evidence: StudioFiles["evidence"]["evidence"];
  /** Text of evidence.json. */
  text: string;
  claims: readonly Claim[];
};

export function findUnprovenClaims({ folder, evidence, claims }: Given): Problem[] {
  return claims
    .filter(({ id }) => !evidence.some(({ claim }) => claim === id))
    .map(({ id, claim, shownOn, evidenceNeeded }) => ({
      file: `${folder}/evidence.json`,
      line: 1,
      field: id,
      problem: `Claim without evidence: ${claim}. Shown on ${printSome(Object.keys(shownOn), 4)}.`,
      mend: `Needed: ${evidenceNeeded} Tick the claim under “Evidence” in npm run setup, or list “${id}” in evidence.json (docs/content.md).`,
    }));
}

/** @param isKnown accepts other values of `claim`, such as a text kept from the demonstration. */
export function findUnknownEvidence(
  { folder, evidence, text, claims }: Given,
  isKnown: (name: string) => boolean,
): Problem[] {
  const ids = claims.map(({ id }) => id);
  return evidence.flatMap(({ claim }, index) => {
    if (ids.includes(claim) || isKnown(claim)) return [];
    return {
      file: `${folder}/evidence.json`,
      line: lineOfValue(text, ["evidence", index, "claim"]),
      field: `evidence.${index}.claim`,
      problem: `no claim of this site is called “${claim}”`,
      mend: `Correct it, or remove it.${printNearest(claim, ids)} The claims are: ${ids.join(", ")}.`,
    };
  });
}

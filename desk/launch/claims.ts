// Claims that nothing stands behind, each with the lines that word it and the pages that show it.

import type { Claim } from "#content/claims.ts";
import { isCalendarDate } from "#facts/calendar-date.ts";
import type { Evidence } from "#facts/evidence.ts";
import { isTrace } from "./leftovers.ts";
import { findLine, type LaunchPoint, printSome, type Sources } from "./point.ts";
import type { BuiltFile } from "./sources.ts";
import { toPlainText } from "./text.ts";

export type Claims = {
  claims: readonly Claim[];
  /** By the claim's id. */
  evidence: Readonly<Record<string, Evidence | null>>;
  built: readonly BuiltFile[];
  sources: Sources;
  studioFolder: string;
  now: Date;
};

export function findUnprovenClaims(given: Claims): LaunchPoint[] {
  const { claims, evidence, sources, studioFolder, now } = given;
  const file = `${studioFolder}/evidence.ts`;
  return claims.flatMap((claim) => {
    const held = evidence[claim.id];
    const wrongDate = held && checkDate(held.on, now);
    if (held && !wrongDate) return [];
    const problem = wrongDate
      ? `Evidence for "${claim.claim}": ${wrongDate}`
      : `Claim without evidence: ${claim.claim}. ${printShown(claim, given)} Needed: ${claim.evidenceNeeded} Say under "${claim.id}" where it is filed, or who makes the claim without it.`;
    return [{ place: file, line: lineOf(sources.get(file) ?? "", claim.id), point: problem }];
  });
}

/** What was filed under a name that nothing has: a slip, since a claim is then still open. */
export function findUnknownEvidence(
  { evidence, sources, studioFolder }: Pick<Claims, "evidence" | "sources" | "studioFolder">,
  claims: readonly Claim[],
): LaunchPoint[] {
  const file = `${studioFolder}/evidence.ts`;
  return Object.keys(evidence)
    .filter((id) => evidence[id] && !claims.some((claim) => claim.id === id) && !isTrace(id))
    .map((id) => ({
      place: file,
      line: lineOf(sources.get(file) ?? "", id),
      point: `No claim of this site is called "${id}", and no word or picture of the demonstration. Correct it, or take it out.`,
    }));
}

function lineOf(text: string, id: string): number | undefined {
  return findLine(
    text,
    (line) => /^\s*(?:"([^"]+)"|([\w-]+)):/.exec(line)?.slice(1).includes(id) ?? false,
  );
}

function checkDate(on: string, now: Date): string | undefined {
  if (!isCalendarDate(on)) return `"${on}" is no date; write it as 2027-02-01.`;
  return Date.parse(on) > now.getTime() ? `the date ${on} lies ahead.` : undefined;
}

/** Where each page's wording comes from, so that the claim can be changed instead of proven. */
function printShown({ shownOn }: Claim, { built, sources }: Claims): string {
  const places = Object.entries(shownOn).map(([path, words]) => {
    // A script may yet put it there, as it does the booking notice.
    const isShown = ({ address, text }: BuiltFile) =>
      (address === path || address.endsWith(".js")) &&
      text.replaceAll(/<[^>]*>/g, "").includes(toPlainText(words));
    if (!built.some(isShown)) {
      return `${path} (no longer in the listed words: see content/claims.ts)`;
    }
    const place = findWording(sources, path, words);
    return place === undefined ? path : `${path} (${place})`;
  });
  return `Shown on ${printSome(places)}.`;
}

/** Fewer words than this in a row are in too many lines. */
const LEAST_WORDS = 3;

/** The line with the longest run of these words: figures and names in it come from facts. */
function findWording(sources: Sources, path: string, words: string): string | undefined {
  const wanted = toWords(words);
  let best = { run: LEAST_WORDS - 1, place: undefined as string | undefined };
  for (const [file, text] of sources) {
    if (!mayWord(file, path)) continue;
    for (const [index, line] of text.split("\n").entries()) {
      const run = longestRun(wanted, ` ${toWords(line).join(" ")} `);
      if (run > best.run) best = { run, place: `${file}:${index + 1}` };
    }
  }
  return best.place;
}

function mayWord(file: string, path: string): boolean {
  if (!file.startsWith("content/") || file === "content/claims.ts") return false;
  const isOfOnePage = /^content\/(?:articles|legal)\//.test(file);
  if (path.startsWith("/faq/")) return file.startsWith(`content/articles/${path.slice(5)}.`);
  return path === "/" ? !isOfOnePage : !isOfOnePage || file.includes(path);
}

function toWords(text: string): string[] {
  return toPlainText(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

function longestRun(wanted: readonly string[], line: string): number {
  let longest = 0;
  for (let start = 0; start + longest < wanted.length; start += 1) {
    let end = start + longest + 1;
    while (end <= wanted.length && line.includes(` ${wanted.slice(start, end).join(" ")} `)) {
      longest = end - start;
      end += 1;
    }
  }
  return longest;
}

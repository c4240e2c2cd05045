// Open points before going live: leftovers of the demonstration, claims without evidence, invented content.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { studioFolder } from "../../studios/folder.mjs";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { checkData } from "./data.ts";
import { findUnknownEvidence, findUnprovenClaims } from "./evidence.ts";
import { lineOfValue } from "./json-lines.ts";
import { findLeftovers, isOfDemonstration } from "./leftovers.ts";
import type { Problem } from "./problem.ts";

const ROOT = join(import.meta.dirname, "../..");
const DEMONSTRATION = "studios/demonstration";

const servesDemonstration: Problem = {
  file: DEMONSTRATION,
  problem: "The site shows the demonstration: its names, figures, films and pictures are invented.",
  mend: "Put your own business in its place: npm run setup",
};

/** @param folder the studio's folder, relative to the project's root. */
export async function findOpenContent(folder = studioFolder): Promise<Problem[]> {
  const { problems, files } = checkData(ROOT, folder);
  if (problems.length > 0) return problems;
  const { claimIds, claims } = await import("#content/claims.ts");
  const read = (name: keyof StudioFiles) =>
    readFileSync(join(ROOT, folder, `${name}.json`), "utf8");
  const studio = files as StudioFiles;
  const demonstration = checkData(ROOT, DEMONSTRATION).files as StudioFiles;
  const { evidence } = studio.evidence;
  const accepted = evidence.map(({ claim }) => claim);
  const given = { folder, evidence, text: read("evidence"), claims };
  return [
    ...(folder === DEMONSTRATION
      ? [servesDemonstration]
      : [
          ...findLeftovers({ folder, files: studio, demonstration, read, accepted }),
          ...(accepted.includes("sign") ? [] : findSign(folder)),
        ]),
    ...findUnknownEvidence(
      given,
      (name) =>
        name === "sign" || claimIds.includes(name) || isOfDemonstration(name, demonstration),
    ),
    ...findUnprovenClaims(given),
    ...findStatements(folder, studio, read),
  ];
}

function findSign(folder: string): Problem[] {
  if (!hasSignOfDemonstration(join(ROOT, folder))) return [];
  const mend = "Add your own SVG there, or choose one in npm run setup, under “Photos and sign”.";
  return [{ file: `${folder}/sign.svg`, problem: "the sign is the demonstration’s", mend }];
}

/** Also true without a sign. @param studio absolute path of the studio's folder. */
export function hasSignOfDemonstration(studio: string): boolean {
  const [own, theirs] = [studio, join(ROOT, DEMONSTRATION)].map((one) => join(one, "sign.svg"));
  return !existsSync(own ?? "") || readFileSync(own ?? "").equals(readFileSync(theirs ?? ""));
}

function findStatements(
  folder: string,
  { business, bookings }: Pick<StudioFiles, "business" | "bookings">,
  read: (name: keyof StudioFiles) => string,
): Problem[] {
  const stated = (name: keyof StudioFiles, field: string, problem: string, mend: string) => [
    { file: `${folder}/${name}.json`, line: lineOfValue(read(name), [field]), problem, mend },
  ];
  const invented =
    "The landing page shows invented bookings, which is likely to be an unfair commercial practice (DMCC Act 2024).";
  const off = 'Write "off", or write "recorded" and list real bookings.';
  const demonstration = "The site calls itself a demonstration.";
  const real = "Replace what is invented (docs/content.md says how), then write false.";
  return [
    ...(bookings.source === "invented" ? stated("bookings", "source", invented, off) : []),
    ...(business.demonstration ? stated("business", "demonstration", demonstration, real) : []),
  ];
}

// What of the demonstration is in the built site: words by the pages that show them and the line they come from,
// pictures by their content.

import type { Evidence } from "#facts/evidence.ts";
import { traces } from "./demonstration.ts";
import { demonstrationPictures } from "./demonstration-pictures.ts";
import { findLine, type LaunchPoint, printSome, type Sources } from "./point.ts";
import type { BuiltFile } from "./sources.ts";

const MOST_PLACES = 5;

export type Site = {
  built: readonly BuiltFile[];
  sources: Sources;
  /** Where the studio's own files stand. */
  studioFolder: string;
  postcode: string;
  evidence: Readonly<Record<string, Evidence | null>>;
  /** Pictures that are the demonstration's by their list of files, whichever version drew them. */
  drawn: readonly string[];
  /** Pictures that no page shows. */
  unused: readonly string[];
};

export function findLeftovers(site: Site): LaunchPoint[] {
  return [...findWords(site), ...findPictures(site)];
}

/** For those who read the points: said once. */
export function printAcceptance(studioFolder: string): string {
  return `What of this is your own and not the demonstration's, say in ${studioFolder}/evidence.ts by its word or picture: "Bolton": { acceptedBy: "Your name", on: "2027-02-01" },\n`;
}

/** Whether there can be such a leftover: a word, or the name of a picture. */
export function isTrace(words: string): boolean {
  return (
    words in demonstrationPictures ||
    traces.some(({ words: known }) =>
      words.match(known)?.some((match) => fold(match) === fold(words)),
    )
  );
}

type Found = { words: string; what: string; addresses: Set<string> };

function findWords(site: Site): LaunchPoint[] {
  const accepted = new Set(
    Object.keys(site.evidence)
      .filter((key) => site.evidence[key])
      .map(fold),
  );
  const found = new Map<string, Found>();
  for (const { what, words, homeOf } of traces) {
    if (homeOf?.test(site.postcode)) continue;
    for (const { address, text } of site.built) {
      for (const [match] of text.matchAll(words)) {
        if (accepted.has(fold(match))) continue;
        const one = found.get(fold(match)) ?? { words: match, what, addresses: new Set() };
        one.addresses.add(address);
        found.set(fold(match), one);
      }
    }
  }
  return [...found.values()].map((one) => printWords(one, site.sources));
}

function printWords({ words, what, addresses }: Found, sources: Sources): LaunchPoint {
  const [first, ...others] = findPlaces(sources, fold(words));
  const also = others.map(({ place, line }) => ` Also in ${place}:${line}.`).slice(0, MOST_PLACES);
  return {
    ...(first ?? { place: "dist/site" }),
    point: `The demonstration's ${what}: "${words}", on ${printAddresses([...addresses])}.${also.join("")}`,
  };
}

/** "IW 214" on a page is "iw-214" in its source. */
function fold(words: string): string {
  return words.toLowerCase().replaceAll("-", " ");
}

/** Comments are left out: nobody is shown them. */
function findPlaces(sources: Sources, folded: string): { place: string; line: number }[] {
  return [...sources].flatMap(([place, text]) => {
    const isShown = (line: string) =>
      fold(line).includes(folded) && !/^\s*(\/\/|\*|\/\*)/.test(line);
    const line = findLine(text, isShown);
    return line === undefined ? [] : [{ place, line }];
  });
}

/** Pages before files: they are what an owner can look at. */
function printAddresses(addresses: readonly string[]): string {
  const isPage = (address: string) => !/\.\w+$/.test(address);
  const pages = addresses.filter(isPage);
  return printSome(pages.length > 0 ? pages : addresses);
}

function findPictures({ built, studioFolder, evidence, drawn, unused }: Site): LaunchPoint[] {
  const names = new Map<string, string>();
  for (const [name, hashes] of Object.entries(demonstrationPictures)) {
    for (const hash of hashes.split(" ")) names.set(hash, name);
  }
  const shown = new Set([...built.flatMap(({ hash }) => names.get(hash) ?? []), ...drawn]);
  return [...shown]
    .filter((name) => !evidence[name])
    .map((name) => ({
      place: `${studioFolder}/pictures/${name}.ts`,
      point: `The demonstration's picture. ${
        unused.includes(name)
          ? "No film of the deck has its code, take it out: npm run desk -- pictures --remove-unused"
          : `Put your own in its place: npm run desk -- picture ${name} photo.jpg`
      }`,
    }));
}

// Pictures of films that have just been chosen: until the owner's photos are there, the demonstration's car stands in,
// so that the site can be looked at. Checks go on naming it as the demonstration's.

import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { readPictures, writePictures } from "../pictures/list.ts";
import { readJson, replaceFile } from "./json-file.ts";

/** @param films as they will be published: the site finds their pictures there. */
export function adaptPictures(studio: string, { films }: StudioFiles["films"]) {
  const { pictures } = readPictures(studio);
  const heroes = Object.entries(pictures).filter(([name]) => /^hero-(?!grey$)/.test(name));
  const fallback = heroes.find(([, { from }]) => from !== "photo")?.[1] ?? heroes[0]?.[1];
  const codes = films.map(({ code }) => code);
  const kept = heroes.filter(([name, { from }]) => {
    return from === "photo" || codes.includes(name.slice("hero-".length));
  });
  const others = Object.entries(pictures).filter(([name]) => !/^hero-(?!grey$)/.test(name));
  const next = Object.fromEntries([...others, ...kept]);
  const first = `hero-${codes[0]}`;
  if (!(first in next) && fallback) next[first] = fallback;
  writePictures(studio, next);
  const files = join(studio, "public/pictures");
  const shown = JSON.stringify(next);
  for (const file of readdirSync(files)) {
    if (file.startsWith("hero-") && !shown.includes(file)) rmSync(join(files, file));
  }
  describeFirst(studio, first, films[0]);
}

/** Link previews speak of the picture of the first film. */
function describeFirst(studio: string, name: string, film: { name: string } | undefined) {
  const file = join(studio, "picture-words.json");
  const words = readJson(file) as StudioFiles["picture-words"];
  const described = Object.entries(words.words).filter(([key]) => !/^hero-(?!grey$)/.test(key));
  const now = words.words[name] ?? `a car in ${film?.name}`;
  replaceFile(file, { ...words, words: Object.fromEntries([...described, [name, now]]) });
}

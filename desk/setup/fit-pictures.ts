// Adds pictures that a studio's pages lack. Removes pictures of the demonstration's work that the pages don't need.

import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { isWork } from "../../run/checks/leftovers.ts";
import { shownPictures } from "../../run/checks/pictures.ts";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { printJson, readJson, type Texts } from "../json-file.ts";
import { readPictures } from "../pictures/list.ts";

export const DEMONSTRATION = join(import.meta.dirname, "../../studios/demonstration");
const FILES = "public/pictures";

/**
 * Copies missing pictures and returns JSON files. Publish these and `files` together, then call `removeUnlisted`.
 * @param files the studio's files as they will be published
 */
export function fitPictures(studio: string, files: StudioFiles): Texts {
  const { pictures, ...rest } = readPictures(studio);
  const theirs = readPictures(DEMONSTRATION).pictures;
  const [car] = Object.keys(theirs).filter(isFilm);
  const shown = shownPictures(files);
  const films = files.films.films.map(({ code }) => `hero-${code}`);
  const next = Object.fromEntries(
    Object.entries(pictures).filter(
      ([name, { from }]) =>
        from === "photo" ||
        !isWork(name) ||
        shown.includes(name) ||
        (films.includes(name) && name in theirs),
    ),
  );
  mkdirSync(join(studio, FILES), { recursive: true });
  for (const name of shown) {
    const fallback = theirs[name] ?? (isFilm(name) ? theirs[car ?? ""] : undefined);
    if (name in next || !fallback) continue;
    next[name] = fallback;
    for (const [, file = ""] of JSON.stringify(fallback).matchAll(/\/pictures\/([\w.-]+)/g)) {
      copyFileSync(join(DEMONSTRATION, FILES, file), join(studio, FILES, file));
    }
  }
  return {
    [join(studio, "pictures.json")]: printJson({ ...rest, pictures: next }),
    ...describeFilms(studio, files.films.films[0], next),
  };
}

/** Whether the picture shows the landing page's car in a film. `hero-grey` shows the car's own paint. */
function isFilm(name: string): boolean {
  return /^hero-(?!grey$)/.test(name);
}

/** Returns picture-words.json with descriptions of the first film, for link previews, and of the films that have photos. */
function describeFilms(
  studio: string,
  film: { code: string; name: string } | undefined,
  pictures: StudioFiles["pictures"]["pictures"],
): Texts {
  const file = join(studio, "picture-words.json");
  const words = readJson(file) as StudioFiles["picture-words"];
  const name = `hero-${film?.code}`;
  const kept = Object.entries(words.words).filter(
    ([key]) => !isFilm(key) || pictures[key]?.from === "photo",
  );
  const now = words.words[name] ?? `a car in ${film?.name}`;
  const next = { ...words, words: Object.fromEntries([...kept, [name, now]]) };
  return { [file]: printJson(next) };
}

// What must hold of a studio's films and pictures: codes that can stand in an address, colours that are some,
// a picture for the film that the landing page opens with, and words for each picture behind a link preview.

import type { ArticleGroup } from "#facts/article.ts";
import type { Film } from "#facts/finishes.ts";
import { isColour } from "./colours.ts";
import { type ContentProblem, lineWith } from "./problem.ts";

export type Deck = {
  films: readonly Film[];
  groupFilms: Readonly<Record<ArticleGroup, string>>;
  pictureWords: Readonly<Record<string, string>>;
  /** The picture behind each page's link preview. */
  cards: Readonly<Record<string, { picture: string | undefined }>>;
  /** Names of the files in the studio's pictures/. */
  pictures: readonly string[];
  sign: Readonly<Record<string, unknown>>;
};

/** What the pages show whatever the films are. */
const SHOWN =
  "car-default car-hatch film-curl finish-carbon finish-chrome finish-flip finish-gloss finish-matte finish-satin hero-grey portfolio-coupe portfolio-flip portfolio-van risk-cut-lacquer risk-lifted-edge risk-trapped-dust risk-two-shades service-beads service-flank service-fleet service-roof testimonial-petrol testimonial-van try-it-on workshop".split(
    " ",
  );

/** @param read gives a file of the studio's folder. */
export function checkDeck(deck: Deck, folder: string, read: (file: string) => string) {
  const problems: ContentProblem[] = [];
  const find = (file: string, text: string, problem: string, fix: string) =>
    problems.push({
      file: `${folder}/${file}`,
      line: text ? lineWith(read(file), text) : 1,
      problem,
      fix,
    });
  checkFilms(deck, (...found) => find("films.ts", ...found));

  const { films, pictureWords, cards, pictures } = deck;
  const [first] = films;
  const firstPicture = `hero-${first?.code}`;
  if (first && !pictures.includes(firstPicture)) {
    find(
      "films.ts",
      `"${first.code}"`,
      `there is no picture of the car in ${first.name}, the first film, which opens the landing page`,
      `Put one there: npm run desk -- picture ${firstPicture} photo.jpg`,
    );
  }
  for (const name of SHOWN.filter((one) => !pictures.includes(one))) {
    const fix = `Put it back: git checkout -- ${folder}/pictures ${folder}/public`;
    find(`pictures/${name}.ts`, "", `there is no picture "${name}"`, fix);
  }
  for (const part of ["sheet", "fold", "letter"]) {
    if (/^M[\d\s.,a-z-]+$/i.test(String(deck.sign[part] ?? ""))) continue;
    const fix = `Write export const ${part} = "M0 0h28v28H0z"; with the path of your drawing.`;
    find("sign.ts", `const ${part}`, `the sign has no ${part} that is a path`, fix);
  }
  const shown = new Set(Object.values(cards).map(({ picture }) => picture));
  for (const name of shown) {
    // One that is not there is another check's matter.
    if (!name || pictureWords[name]?.trim() || !pictures.includes(name)) continue;
    find(
      "picture-words.ts",
      "pictureWords",
      `nothing says what the picture "${name}" shows, which stands behind a link preview`,
      `Write a line "${name}": "a … in …",`,
    );
  }
  return problems;
}

function checkFilms(
  { films, groupFilms }: Deck,
  find: (text: string, problem: string, fix: string) => void,
) {
  if (films.length === 0)
    find("films", "there is no film", "The landing page opens with the first.");
  for (const [index, { code, name, finish, colours }] of films.entries()) {
    const isTwice = films.findIndex((film) => film.code === code) !== index;
    if (!/^[a-z0-9]+-[a-z0-9]+$/.test(code)) {
      const fix = 'Small letters, a hyphen, and a number or word: "ab-101".';
      find(`"${code}"`, `"${code}" is no code for a film`, fix);
    } else if (isTwice) {
      find(`name: "${name}"`, `two films have the code "${code}"`, "Give one of them another.");
    }
    const wrong = colours.find((colour) => !isColour(colour) || colour.length !== 7);
    if (wrong !== undefined) {
      const fix = "Write it with six digits from 0 to f, such as #0f6a63.";
      find(`"${wrong}"`, `"${wrong}" is no colour`, fix);
    }
    const needed = finish === "colour-flip" ? 2 : 1;
    if (colours.length < needed) {
      find(`"${code}"`, `${name} flips between colours and has only one`, "Write two or three.");
    }
  }
  for (const [group, code] of Object.entries(groupFilms)) {
    if (films.some((film) => film.code === code)) continue;
    find(
      `${group}:`,
      `no film has the code "${code}"`,
      `There are: ${films.map((film) => film.code).join(", ")}.`,
    );
  }
}

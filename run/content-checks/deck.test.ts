import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checkDeck, type Deck } from "./deck.ts";

const reed = { code: "ab-101", name: "Reed", finish: "matte", colours: ["#7d7a3c"] } as const;
const mere = { ...reed, code: "ab-102", name: "Mere" };
const right: Deck = {
  films: [reed, mere],
  groupFilms: { prices: "ab-101", choosing: "ab-102", care: "ab-101", rules: "ab-101" },
  pictureWords: { "hero-ab-101": "a car in matte film" },
  cards: { "/": { picture: "hero-ab-101" } },
  pictures: readdirSync("tests/second-studio/pictures")
    .map((name) => name.slice(0, -3))
    .concat("hero-ab-101"),
  sign: { sheet: "M0 0h28v28H0z", fold: "M0 0h1z", letter: "M0 0h1z" },
};

function check(change: Partial<Deck>) {
  const deck = { ...right, ...change };
  const source = `// A file.\n\nexport const deck = ${JSON.stringify(deck, null, 2).replaceAll(/"(\w+)":/g, "$1:")};\n`;
  return checkDeck(deck, "studio", () => source);
}

test("films with codes, colours and a picture of the first are no problem", () => {
  expect(check({})).toEqual([]);
});

test.each<[string, Partial<Deck>, string, string]>([
  ["no film", { films: [], groupFilms: {} as Deck["groupFilms"] }, "films.ts", "there is no film"],
  ["capitals in a code", { films: [reed, { ...mere, code: "AB 102" }] }, "films.ts", "no code"],
  ["a code twice", { films: [reed, { ...mere, code: "ab-101" }] }, "films.ts", "two films have"],
  ["a colour in words", { films: [reed, { ...mere, colours: ["blue"] }] }, "films.ts", "no colour"],
  [
    "a short colour, which a colour field cannot show",
    { films: [reed, { ...mere, colours: ["#fff"] }] },
    "films.ts",
    '"#fff" is no colour',
  ],
  [
    "a colour-flip film of one colour",
    { films: [reed, { ...mere, finish: "colour-flip" }] },
    "films.ts",
    "Mere flips between colours and has only one",
  ],
  [
    "a film that marks answers and is not there",
    { groupFilms: { ...right.groupFilms, care: "ab-999" } },
    "films.ts",
    'no film has the code "ab-999"',
  ],
  ["no picture of the first film", { pictures: [] }, "films.ts", "no picture of the car in Reed"],
  [
    "a picture that is gone",
    { pictures: right.pictures.filter((name) => name !== "service-roof") },
    "pictures/service-roof.ts",
    'no picture "service-roof"',
  ],
  [
    "a sign without its letter",
    { sign: { ...right.sign, letter: undefined } },
    "sign.ts",
    "no letter",
  ],
  ["no words for a picture", { pictureWords: {} }, "picture-words.ts", 'the picture "hero-ab-101"'],
  [
    "no words for a picture but a space",
    { pictureWords: { "hero-ab-101": " " } },
    "picture-words.ts",
    "nothing says what",
  ],
])("%s is told by file and line", (_, change, file, problem) => {
  expect(check(change)).toContainEqual({
    file: `studio/${file}`,
    line: expect.any(Number),
    problem: expect.stringContaining(problem),
    fix: expect.stringMatching(/\w/),
  });
  const [found] = check(change);
  expect(found?.line).toBeGreaterThan(/films|words/.test(file) ? 2 : 0);
});

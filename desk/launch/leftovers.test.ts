import { expect, test } from "vitest";
import {
  createSiteSaying,
  leftoverPictures,
  leftoverWords,
  named,
} from "#tests/support/leftovers-site.ts";
import { findLeftovers } from "./leftovers.ts";

test("of forty leftovers of the demonstration, each is found alone, with its page and its line", () => {
  expect(leftoverWords.length + leftoverPictures.length).toBe(40);
  for (const words of leftoverWords) {
    const [point, ...others] = findLeftovers(createSiteSaying([words]));
    expect(others, words).toEqual([]);
    expect(point, words).toMatchObject({
      place: "content/file-0.ts",
      line: 3,
      point: named(words),
    });
    expect(point?.point, words).toContain("on /faq/page-0.");
  }
  for (const name of leftoverPictures) {
    expect(findLeftovers(createSiteSaying([], [name]))).toEqual([
      {
        place: `studio/pictures/${name}.ts`,
        point: expect.stringContaining(`npm run desk -- picture ${name} photo.jpg`),
      },
    ]);
  }
});

test("of forty leftovers at once, forty are found", () => {
  const points = findLeftovers(createSiteSaying(leftoverWords, leftoverPictures));
  expect(points).toHaveLength(40);
  for (const words of leftoverWords)
    expect(points).toContainEqual(expect.objectContaining({ point: named(words) }));
});

test("a site that says nothing of the demonstration has no leftovers", () => {
  const own =
    "Leeds, 0113 496 000, GB 123 4567 89, 12345678, Sale of Goods, Birmingham, mirror, twill";
  expect(findLeftovers(createSiteSaying([own]))).toEqual([]);
});

test.each([
  ["a list of places", "<td>Stockport, Altrincham, Sale, Bolton</td>", "Sale"],
  ["a customer's town", "<p>BMW 4 Series, Sale</p>", "Sale"],
  ["a list in a script", 'a=["Leeds","Bury","York"]', "Bury"],
  ["a film's swatch", "<span>Mirror <small>Chrome</small></span>", "Mirror"],
  ["a film in a script", '{code:"ab-101",name:"Twill"}', "Twill"],
])("a word of everyday English is a leftover in %s", (_, text, words) => {
  const site = createSiteSaying([]);
  const built = [{ address: "/", text, hash: "" }];
  expect(findLeftovers({ ...site, built }).map(({ point }) => point)).toContainEqual(named(words));
});

test.each(["Sale of Goods Act, for sale", "Mirror caps, mirrors", "Twill weave", "Bury the edge"])(
  "%s is no leftover",
  (text) => {
    const built = [{ address: "/", text: `<h2>${text}</h2><p>Of ${text}.</p>`, hash: "" }];
    expect(findLeftovers({ ...createSiteSaying([]), built })).toEqual([]);
  },
);

test("a picture that an older version drew is the demonstration's, whatever its files hold", () => {
  const site = { ...createSiteSaying([], ["car-hatch"]), drawn: ["car-hatch", "portfolio-van"] };
  expect(findLeftovers(site)).toMatchObject([
    { place: "studio/pictures/car-hatch.ts" },
    { place: "studio/pictures/portfolio-van.ts" },
  ]);
});

test("a picture of a film that is not on the deck is to be taken out", () => {
  const site = { ...createSiteSaying([], ["hero-iw-214"]), unused: ["hero-iw-214"] };
  expect(findLeftovers(site)).toMatchObject([
    { point: expect.stringContaining("desk -- pictures --remove-unused") },
  ]);
});

test("places are a business's own where its postcode says that it is there", () => {
  const open = (postcode: string) =>
    findLeftovers({ ...createSiteSaying(["Manchester", "West Midlands"]), postcode }).length;
  expect([open("LS9 8AA"), open("M4 1AA"), open("B1 1AA"), open("OL1 1AA")]).toEqual([2, 1, 1, 1]);
});

test("words and pictures are a business's own where somebody has said so by name", () => {
  const accepted = { acceptedBy: "Jo Marsh", on: "2026-11-01" };
  const site = createSiteSaying(["Bolton", "Oldham"], ["car-hatch"]);
  const points = findLeftovers({ ...site, evidence: { Bolton: accepted, "car-hatch": accepted } });
  expect(points).toMatchObject([{ point: named("Oldham") }]);
});

test("a film's code is one leftover, however it is written", () => {
  const site = createSiteSaying(["iw-214", "IW 214"]);
  const points = findLeftovers({
    ...site,
    sources: new Map([["studio/films.ts", 'code: "iw-214"']]),
  });
  expect(points).toEqual([
    {
      place: "studio/films.ts",
      line: 1,
      point: 'The demonstration\'s film code: "iw-214", on /faq/page-0 and /faq/page-1.',
    },
  ]);
});

import { expect, test } from "vitest";
import { demonstrationPictures } from "./demonstration-pictures.ts";
import { findLeftovers, printAcceptance, type Site } from "./leftovers.ts";
import { toPlainText } from "./text.ts";

/** What an owner may overlook, as the built pages hold it: one text each. */
const leftoverWords = [
  "Irwell Wrap Studio",
  "Irwell Wrap Studio Ltd",
  "Irwell Digital Ltd",
  "Irwell Digital",
  "irwellwrap.example",
  "Irwell",
  "@privacy.example",
  "Film Yard",
  "M00 0ZZ",
  "0161 496 0142",
  "+441614960142",
  "0161 496 0999",
  "00000000",
  "000 0000 00",
  "Manchester",
  "Greater Manchester",
  "West Midlands",
  "Salford",
  "Altrincham",
  "Wythenshawe",
  "Ashton-under-Lyne",
  "Stockport",
  "Irwell Petrol",
  "Salford Brick",
  "Ship Canal",
  "Pennine Moss",
  "Worker Bee",
  "iw-214",
  "IW 402",
  "Bridgewater Joinery",
  "Satin coupé, nose to tail",
  "Teal from the kerb",
  "Priya Nair",
  "Gareth Holt",
  "They priced it from four photos",
  "Gurpreet",
  "M9 6h6v16H9z",
];
const leftoverPictures = ["hero-iw-214", "portfolio-van", "car-hatch"];

const page = (words: string) =>
  `<main><h1>Aire Wraps, Leeds</h1><p>Roofs, and ${words}.</p></main>`;
const source = (words: string) => `// A file.\n\nexport const text = "${words}";\n`;
const hashOf = (name: string) => demonstrationPictures[name]?.split(" ")[0] ?? "none";

function createSite(words: readonly string[], pictures: readonly string[] = []): Site {
  return {
    built: [
      { address: "/", text: page("doors"), hash: "00000001" },
      ...words.map((one, index) => ({
        address: `/faq/page-${index}`,
        text: toPlainText(page(one.replaceAll(" ", "\u00a0"))),
        hash: "00000002",
      })),
      ...pictures.map((name) => ({
        address: `/pictures/${name}.avif`,
        text: "",
        hash: hashOf(name),
      })),
    ],
    sources: new Map([
      ["studio/studio.ts", source("Aire Wraps")],
      ...words.map((one, index) => [`content/file-${index}.ts`, source(one)] as const),
    ]),
    studioFolder: "studio",
    postcode: "LS9 8AA",
    evidence: {},
    unused: [],
  };
}

const named = (words: string) => expect.stringContaining(`"${words}"`);

test("of forty leftovers of the demonstration, each is found alone, with its page and its line", () => {
  expect(leftoverWords.length + leftoverPictures.length).toBe(40);
  for (const words of leftoverWords) {
    const [point, ...others] = findLeftovers(createSite([words]));
    expect(others, words).toEqual([]);
    expect(point, words).toMatchObject({
      place: "content/file-0.ts",
      line: 3,
      point: named(words),
    });
    expect(point?.point, words).toContain("on /faq/page-0.");
  }
  for (const name of leftoverPictures) {
    expect(findLeftovers(createSite([], [name]))).toEqual([
      {
        place: `studio/pictures/${name}.ts`,
        point: expect.stringContaining(`npm run desk -- picture ${name} photo.jpg`),
      },
    ]);
  }
});

test("of forty leftovers at once, forty are found", () => {
  const points = findLeftovers(createSite(leftoverWords, leftoverPictures));
  expect(points).toHaveLength(40);
  for (const words of leftoverWords)
    expect(points).toContainEqual(expect.objectContaining({ point: named(words) }));
});

test("a site that says nothing of the demonstration has no leftovers", () => {
  const own =
    "Leeds, 0113 496 000, GB 123 4567 89, 12345678, Sale of Goods, Birmingham, mirror, twill";
  expect(findLeftovers(createSite([own]))).toEqual([]);
});

test.each([
  ["a list of places", "<td>Stockport, Altrincham, Sale, Bolton</td>", "Sale"],
  ["a customer's town", "<p>BMW 4 Series, Sale</p>", "Sale"],
  ["a list in a script", 'a=["Leeds","Bury","York"]', "Bury"],
  ["a film's swatch", "<span>Mirror <small>Chrome</small></span>", "Mirror"],
  ["a film in a script", '{code:"ab-101",name:"Twill"}', "Twill"],
])("a word of everyday English is a leftover in %s", (_, text, words) => {
  const site = createSite([]);
  const built = [{ address: "/", text, hash: "" }];
  expect(findLeftovers({ ...site, built }).map(({ point }) => point)).toContainEqual(named(words));
});

test.each(["Sale of Goods Act, for sale", "Mirror caps, mirrors", "Twill weave", "Bury the edge"])(
  "%s is no leftover",
  (text) => {
    const built = [{ address: "/", text: `<h2>${text}</h2><p>Of ${text}.</p>`, hash: "" }];
    expect(findLeftovers({ ...createSite([]), built })).toEqual([]);
  },
);

test("a picture of a film that is not on the deck is to be taken out", () => {
  const site = { ...createSite([], ["hero-iw-214"]), unused: ["hero-iw-214"] };
  expect(findLeftovers(site)).toMatchObject([
    { point: expect.stringContaining("desk -- pictures --remove-unused") },
  ]);
});

test("places are a business's own where its postcode says that it is there", () => {
  const open = (postcode: string) =>
    findLeftovers({ ...createSite(["Manchester", "West Midlands"]), postcode }).length;
  expect([open("LS9 8AA"), open("M4 1AA"), open("B1 1AA"), open("OL1 1AA")]).toEqual([2, 1, 1, 1]);
});

test("words and pictures are a business's own where somebody has said so by name", () => {
  const accepted = { acceptedBy: "Jo Marsh", on: "2026-11-01" };
  const site = createSite(["Bolton", "Oldham"], ["car-hatch"]);
  const points = findLeftovers({ ...site, evidence: { Bolton: accepted, "car-hatch": accepted } });
  expect(points).toMatchObject([{ point: named("Oldham") }]);
});

test("a film's code is one leftover, however it is written", () => {
  const site = createSite(["iw-214", "IW 214"]);
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

test("a word names every line it stands on, but for comments, and pages rather than files", () => {
  const site = createSite(["Salford"]);
  const point = findLeftovers({
    ...site,
    built: [...site.built, { address: "/assets/landing.js", text: 'a="Salford"', hash: "3" }],
    sources: new Map([
      ["content/comment.ts", "// Salford\n"],
      ["content/one.ts", "1\nSalford"],
      ["app/two.tsx", "Salford"],
    ]),
  })[0];
  expect(point).toMatchObject({ place: "content/one.ts", line: 2 });
  expect(point?.point).toContain("on /faq/page-0. Also in app/two.tsx:1.");
});

test("a word names some of the lines it stands on, those too that have a comment behind them", () => {
  const places = [1, 2, 3, 4, 5, 6, 7].map((number) => `content/${number}.ts`);
  const [point] = findLeftovers({
    ...createSite(["Salford"]),
    sources: new Map([
      ["content/0.ts", "  // Salford"],
      ...places.map((place) => [place, 'const town = "Salford"; // ours'] as const),
    ]),
  });
  expect(point).toEqual({
    place: "content/1.ts",
    line: 1,
    point:
      'The demonstration\'s place: "Salford", on /faq/page-0. Also in content/2.ts:1. Also in content/3.ts:1. Also in content/4.ts:1. Also in content/5.ts:1. Also in content/6.ts:1.',
  });
});

test("a word that no source holds is named by where it is shown: on a page with a dot in it, or in files alone", () => {
  const shownOn = (...addresses: string[]) =>
    findLeftovers({
      ...createSite([]),
      built: addresses.map((address) => ({ address, text: "Salford", hash: "" })),
    });
  const leftover = (where: string) => [
    { place: "dist/site", point: `The demonstration's place: "Salford", on ${where}.` },
  ];
  expect(shownOn("/faq/3.5-tonne-vans", "/assets/a.js")).toEqual(leftover("/faq/3.5-tonne-vans"));
  expect(shownOn("/assets/a.js", "/sitemap.xml")).toEqual(
    leftover("/assets/a.js and /sitemap.xml"),
  );
});

test("what nobody has vouched for is a leftover, though its name is listed", () => {
  const site = createSite(["Bolton"]);
  expect(findLeftovers({ ...site, evidence: { Bolton: null } })).toHaveLength(1);
  expect(printAcceptance("studio")).toContain(
    'in studio/evidence.ts by its word or picture: "Bolton":',
  );
});

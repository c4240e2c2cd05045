import { expect, test } from "vitest";
import { createSiteSaying } from "#tests/support/leftovers-site.ts";
import { findLeftovers, printAcceptance } from "./leftovers.ts";

test("a word names every line it stands on, but for comments, and pages rather than files", () => {
  const site = createSiteSaying(["Salford"]);
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
    ...createSiteSaying(["Salford"]),
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
      ...createSiteSaying([]),
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
  const site = createSiteSaying(["Bolton"]);
  expect(findLeftovers({ ...site, evidence: { Bolton: null } })).toHaveLength(1);
  expect(printAcceptance("studio")).toContain(
    'in studio/evidence.ts by its word or picture: "Bolton":',
  );
});

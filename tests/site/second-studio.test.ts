// The site built for the second studio: no trace of the first.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { films } from "#studio/films.ts";
import { alone, findDemonstration, readSite } from "#tests/support/demonstration-words.ts";
import second from "../../studios/second/business.json" with { type: "json" };
import look from "../../studios/second/look.json" with { type: "json" };

const site = "dist/second-studio/site";
const files = readdirSync(site, { recursive: true, encoding: "utf8" });
const texts = readSite(site);

test("no file contains a word of the first studio", () => {
  expect(findDemonstration(texts, "studios/second")).toEqual([]);
});

test("findDemonstration finds the first studio's words in the first studio's pages, including film names that are common words", () => {
  expect(findDemonstration(readSite("dist/site"), "studios/second").length).toBeGreaterThan(100);
  const first = readFileSync("dist/site/faq/colour-and-finish-options.html", "utf8");
  for (const { name } of films) expect(first).toMatch(new RegExp(alone(name)));
  expect(texts.length).toBeGreaterThan(40);
});

test("the pages' styles have the second studio's colours, each in its place", () => {
  const { signal, signalLit, signalShade, onSignal, filmSheen } = look.colours;
  const [dark, middle, light] = filmSheen;
  const colours = `--signal:${signal};--signal-lit:${signalLit};--signal-shade:${signalShade};--on-signal:${onSignal};--film-sheen:linear-gradient(104deg, ${dark}, ${middle}, ${light}, ${middle}, ${dark})`;
  expect(texts.find(({ name }) => name === "index.html")?.text).toContain(colours);
});

test("no picture of the first studio is served", () => {
  const pictures = readdirSync("dist/site/pictures");
  expect(files.filter((name) => pictures.includes(name.replace("pictures/", "")))).toEqual([]);
});

test("the second studio's pages mention neither VAT nor a registered company, and print no missing value", () => {
  for (const { name, text } of texts.filter(({ name }) => name.endsWith(".html"))) {
    expect(text, name).not.toMatch(
      /(including|plus) VAT|VAT no\.|registered in|registered office/i,
    );
    expect(text, name).not.toMatch(/undefined|\bnull\b|\[object/);
  }
});

test("the landing page shows the second studio's name and both rows of hours, and the privacy policy shows its legal name", () => {
  const home = texts.find(({ name }) => name === "index.html")?.text ?? "";
  expect(home).toContain(second.name);
  expect(home).toContain("Monday, Tuesday, Thursday and Friday, 9am to 6pm");
  expect(home).toContain("Saturday, 10am to 1.30pm");
  const privacy = texts.find(({ name }) => name === "privacy.html")?.text ?? "";
  for (const page of [privacy, home.slice(home.indexOf("<footer"))]) {
    expect(page).toContain(`${second.legalName}, trading as ${second.name}`);
  }
  expect(privacy).not.toContain("independent data controller");
  const { street, town, postcode } = second.address;
  expect(privacy).toContain(`Letters reach it at<!-- --> <!-- -->${street}, ${town} ${postcode}`);
});

test("the second studio has its own article and its area in an article's URL, but no articles on services that it lacks, and none that it leaves out", () => {
  const pages = files.filter((name) => /^faq\/.*\.html$/.test(name));
  expect(pages).toContain("faq/how-to-wash-a-wrap.html");
  expect(pages).toContain("faq/service-areas-norwich-and-the-broads.html");
  expect(pages).not.toContain("faq/tesla-model-3-wrap-cost-uk.html");
  expect(pages).not.toContain("faq/can-you-match-colour-code-or-custom-design.html");
  expect(pages).toHaveLength(12);
});

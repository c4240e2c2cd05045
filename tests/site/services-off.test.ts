// Studios that offer only some services: their pages mention no other service, and no sentence is broken.

import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RenderedPage } from "#tests/support/render-pages.ts";
import business from "../../studios/demonstration/business.json" with { type: "json" };
import films from "../../studios/demonstration/films.json" with { type: "json" };

type Promised = keyof typeof business.promises;
type Pages = readonly RenderedPage[];

const everything = Object.keys(business.promises) as Promised[];

/** Services that each studio leaves out, by the studio's title. studios/second is tested too. */
const variants: Record<string, readonly Promised[]> = {
  "no full wraps or PPF": ["fullWraps", "chromeDelete", "paintProtection", "certifiedInstallers"],
  "no partials or vans": ["partialWraps", "graphics", "vans", "longLivedFilm", "wrapWarranty"],
  "only full wraps": everything.filter((name) => name !== "fullWraps"),
};

/** Words that mention each service, or work that is done only together with the service. */
const words: Record<Promised, RegExp> = {
  certifiedInstallers: /certified (wrap )?installer|certificate in their own name/i,
  chromeDelete: /chrome delete|de-chrom|blacked-out chrome/i,
  collection: /drop-off|collection and|collect it or bring it back/i,
  design: /full livery|design work|and design\b|simple artwork|vehicle-wrap-design/i,
  fullWraps: /full(y|) (car |)(re-)?wrap|full colour/i,
  graphics: /graphics|print adds|printed (material|film|picture)/i,
  longLivedFilm: /rated for over|longest-lived cast film/,
  nationwideFleets: /nationwide/i,
  paintProtection: /protection film|paint protection/i,
  partialWraps: /partials? |single panels|only-certain-panels|roof-wrap-cost|mirrors, pair/i,
  quickTurnaround: /as little as/,
  vans: /Commercial Branding|fleet customers|vans and fleets|fleet livery|cars and vans|van-wrap-pricing/i,
  wrapWarranty: /wrap warranty|our own warranty|warranted for/i,
};

/** Services that are left out whenever another service is left out. */
const needs: Partial<Record<Promised, Promised>> = {
  design: "graphics",
  nationwideFleets: "vans",
  quickTurnaround: "fullWraps",
};

const leftOut = "do-you-need-to-tell-dvla-about-car-wraps";

const folder = mkdtempSync(join(tmpdir(), "wrap-studio-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Renders the demonstration as a real studio. Leaves out the services in `off`, and parts that a studio may lack. */
async function render(off: readonly Promised[]): Promise<Pages> {
  const studio = join(folder, off.join("-"));
  cpSync("studios/demonstration", studio, {
    recursive: true,
    filter: (name) => !name.includes("public"),
  });
  const write = (name: string, data: object) =>
    writeFileSync(join(studio, `${name}.json`), JSON.stringify(data));
  const promises = Object.fromEntries(everything.map((name) => [name, !off.includes(name)]));
  const { endorsement: _, vanMaker: __, ...rest } = business;
  const vat = { ...rest.vat, pricesInclude: false };
  const filmMakers = [{ name: "ORAFOL", lines: [] }];
  write("business", { ...rest, demonstration: false, vat, promises, filmMakers });
  write("articles", { leftOut: [leftOut], own: [], formerAddresses: [] });
  write("portfolio", { projects: [] });
  write("reviews", { reviews: [] });
  const { map: ___, ...areas } = JSON.parse(readFileSync(join(studio, "areas.json"), "utf8"));
  write("areas", areas);
  if (off.length === everything.length - 1) {
    const [film] = films.films;
    const groups = Object.keys(films.groupFilms).map((group) => [group, film?.code]);
    write("films", { films: [film], groupFilms: Object.fromEntries(groups) });
  }
  const env = { ...process.env, STUDIO: relative(process.cwd(), studio) };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const program = ["tests/support/render-pages.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, program, options);
  return JSON.parse(stdout);
}

const readBuilt = (folder: string): Pages =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((path) => ({ path, html: readFileSync(join(folder, path), "utf8") }));

const second = "only partial wraps";
const offOf = (studio: string) =>
  variants[studio] ?? everything.filter((name) => name !== "partialWraps");
const studios = [...Object.keys(variants), second];
const pagesOf = new Map<string, Pages>();

beforeAll(async () => {
  pagesOf.set(second, readBuilt("dist/second-studio/site"));
  await Promise.all(
    Object.entries(variants).map(async ([name, off]) => pagesOf.set(name, await render(off))),
  );
}, 180_000);

const find = (pages: Pages, sought: RegExp) =>
  pages.flatMap(({ path, html }) => {
    const text = html.replaceAll("<!-- -->", "").replaceAll("\u00A0", " ");
    return sought.exec(text)?.[0].concat(" in ", path) ?? [];
  });

test.each(Object.entries(words))("the demonstration's pages mention %s", (_, sought) => {
  expect(find(readBuilt("dist/site"), sought)).not.toEqual([]);
});

test.each(studios)("a studio with %s mentions no service that it leaves out", (studio) => {
  const off = offOf(studio);
  const left = everything.filter((name) => off.includes(name) || off.includes(needs[name] ?? name));
  for (const name of left) expect(find(pagesOf.get(studio) ?? [], words[name]), name).toEqual([]);
});

test.each([
  ["endorsement", /Officially endorsed|endorsed-installer/],
  ["projects", /Portfolio</],
  ["reviews", /Testimonials</],
  ["map", /area-map/],
])("a studio whose data has no %s shows none", (_, sought) => {
  expect(find(readBuilt("dist/site"), sought)).not.toEqual([]);
  for (const studio of studios) expect(find(pagesOf.get(studio) ?? [], sought), studio).toEqual([]);
});

test.each(Object.keys(variants))(
  "a real studio with %s links to no article that it leaves out, and is not called a demonstration",
  (name) => {
    const pages = pagesOf.get(name) ?? [];
    expect(
      find(pages, /\/faq\/do-you-need-to-tell-dvla|demonstration|\(example\)|nobody will reply/),
    ).toEqual([]);
  },
);

test.each([
  ["certified installers but no endorsement", /\/faq\/why-use-certified-installer/, 1],
  ["paint protection film but no partial wraps", /Priced by the panels covered/, 1],
  [
    "graphics but no protection film",
    /Separate letters and graphics: your quote gives their terms/,
    0,
  ],
])("a studio with %s still mentions the first of the two", (_, sought, variant) => {
  const name = Object.keys(variants)[variant] ?? "";
  expect(find(pagesOf.get(name) ?? [], sought)).not.toEqual([]);
});

test("if prices exclude VAT, no page says that they include it", () => {
  for (const name of Object.keys(variants)) {
    const pages = pagesOf.get(name) ?? [];
    expect(
      find(pages, /"valueAddedTaxIncluded":true|(?<!whole price )including VAT/),
      name,
    ).toEqual([]);
  }
});

test.each(studios)("a studio with %s offers only its own wrap types in the form", (studio) => {
  const off = offOf(studio);
  const home = pagesOf.get(studio)?.find(({ path }) => ["/", "index.html"].includes(path));
  const options = parse(home?.html ?? "").querySelectorAll('select[name="wrapType"] option');
  expect(options.map(({ text }) => text)).toEqual([
    "Select wrap type",
    "Vehicle Wrap",
    ...(off.includes("vans") ? [] : ["Commercial Branding"]),
    ...(off.includes("paintProtection") ? [] : ["Paint Protection Film"]),
  ]);
});

/** Signs of a missing word or value: two spaces, a space before a full stop, a sentence without a capital letter. */
const BROKEN =
  /\S {2}\S|\s[.,;:!?](\s|$)|[,;:]\s?[.,;:]|\(\s*\)|[.?!] [a-z]|\b(and|or)[.;]|undefined|\[object/;

test.each(studios)("a studio with %s has no broken sentence, list or table", (studio) => {
  const broken = (pagesOf.get(studio) ?? []).flatMap(({ path, html }) => {
    const page = parse(html, { comment: false });
    const lists = page.querySelectorAll('main :is(ul, ol, tbody, td[data-label="Our films"])');
    const empty = lists.filter(({ text }) => text.trim() === "");
    const texts = page
      .querySelectorAll("main :is(p, li, td, th, h2, h3, figcaption, dt, dd)")
      .filter((part) => !part.querySelector("p, li, td, svg"))
      .map(({ text }) => text.replaceAll("\u00A0", " ").replaceAll("e.g. ", ""))
      .filter((text) => BROKEN.test(text));
    return [...empty.map(({ outerHTML }) => outerHTML), ...texts].map((text) => `${path}: ${text}`);
  });
  expect(broken).toEqual([]);
});

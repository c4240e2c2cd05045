// Every page's figures and notes on VAT in reading order (spec §9). The test fails if a figure changes or moves.

import { expect, test } from "vitest";
import { articlePath } from "#contract/paths.ts";
import * as has from "#studio/has.ts";
import { contentOf, pageAt, pages, plain, textOf } from "#tests/support/site.ts";
import { studioFolder } from "../../studios/folder.mjs";

const UNIT = "minutes|hours?|days?|weeks?|months?|years?|metres?|mm|m²|%|vans|questions|photos";
const FIGURE = new RegExp(
  `£[\\d,]*\\d( to £[\\d,]*\\d)?( or more| per m²)?|(?<![\\d.,])[\\d.]*\\d( to [\\d.]+)? (${UNIT})(?![a-z])|includ(ing|e) VAT`,
  "g",
);

test("every page and its description state the agreed figures in order", async () => {
  const lines = pages.map(({ path, document }) => {
    const description = document.querySelector("meta[name=description]")?.getAttribute("content");
    const text = `${plain(description ?? "")} | ${contentOf(document.querySelector("main"))}`;
    return `${path}: ${(text.match(FIGURE) ?? []).join(", ")}\n`;
  });
  const studio = studioFolder.endsWith("second") ? "second" : "demonstration";
  await expect(lines.join("")).toMatchFileSnapshot(`figures-${studio}.txt`);
});

/** Table rows that a component builds from labels and figures. */
test.runIf(has.design).each([
  ["car-wrap-prices-uk", "Full wrap | £2,250 | £2,400 | £2,500"],
  ["car-wrap-prices-uk", "Partial wrap | £1,500 | £1,550 | £1,600"],
  ["car-wrap-prices-uk", "Graphics: cut film, fitted | £560 | £590 | £620"],
  ["wrap-panel-repair-or-replace", "Blend light scuffs | £0 to £40 | 1 to 3 hours"],
  ["wrap-panel-repair-or-replace", "Re-tack or reseal an edge | £40 to £120 | 1 to 3 hours"],
  ["wrap-panel-repair-or-replace", "Re-wrap a door or wing | £150 to £300 | 0.5 to 1 day"],
  ["wrap-panel-repair-or-replace", "Re-wrap a bonnet or roof | £200 to £450 | 0.5 to 1 day"],
  ["wrap-panel-repair-or-replace", "Re-wrap a bumper | £250 to £500 | 0.5 to 1 day"],
])("%s has the table row “%s”", (article, row) => {
  const rows = pageAt(articlePath(article)).document.querySelectorAll("main [role=row]");
  // Requires explicit roles, since some browsers drop implicit roles from cells that CSS stacks.
  const cells = "[role=rowheader], [role=cell]";
  expect(rows.map((one) => one.querySelectorAll(cells).map(textOf).join(" | "))).toContain(row);
});

test.runIf(has.design)(
  "the price guide lists models by size, and its table has a caption and conditions",
  () => {
    const main = pageAt(articlePath("car-wrap-prices-uk")).document.querySelector("main");
    const text = contentOf(main);
    expect(text).toContain("small models we list Abarth 595");
    expect(text).toContain("large models we list Audi A6, Q3, Q5, Q7, Q8");
    expect(text).toContain("Medium Volkswagen Golf, BMW 3 Series, Ford Puma and Tesla Model 3");
    expect(textOf(main?.querySelector("table caption") ?? null)).toBe(
      "Guide prices by size of car",
    );
    expect(textOf(main?.querySelector("table + p") ?? null)).toMatch(
      /^Guide prices, including VAT/,
    );
  },
);

test.runIf(has.design)("the table of contents has the numbers of the article's sections", () => {
  const { document } = pageAt(articlePath("vehicle-wrap-design"));
  const items = document.querySelectorAll('nav[aria-label="On this page"] li').map(textOf);
  expect(items.find((item) => item.includes("The brief"))).toMatch(/^1/);
  const [first] = pageAt(articlePath("car-wrap-prices-uk")).document.querySelectorAll("nav ol li");
  expect(textOf(first ?? null)).toMatch(/^1\D/);
  const counted = pages.filter(({ document: one }) => one.querySelector("[data-numbered]"));
  expect(counted.map(({ path }) => path)).not.toContain(articlePath("vehicle-wrap-design"));
  expect(counted.map(({ path }) => path)).toContain(articlePath("car-wrap-prices-uk"));
});

test.runIf(has.design)("a link to a section of another article keeps its hash", () => {
  const { document } = pageAt(articlePath("do-you-do-de-chrome-wrapping"));
  expect(document.querySelector("main a[href$='#leased-financed-and-company-cars']")).toBeTruthy();
});

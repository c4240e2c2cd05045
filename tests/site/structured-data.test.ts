// Compares the structured data with what the pages show. TypeScript checks its form, by schema-dts's types.

import { describe, expect, test } from "vitest";
import { originPlaceholder } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { printFigure } from "#facts/print.ts";
import { pounds } from "#facts/units.ts";
import * as has from "#studio/has.ts";
import { guidePrices } from "#studio/prices.ts";
import { studio } from "#studio/studio.ts";
import { articlePages, pageAt, pages, plain, structuredData, textOf } from "#tests/support/site.ts";

type Data = Record<string, unknown>;

function only(type: string, page: (typeof pages)[number]): Data {
  const found = structuredData(page).filter((thing) => thing["@type"] === type);
  expect(found, `${type} on ${page.path}`).toHaveLength(1);
  return found[0] ?? {};
}

test("every page has structured data, never QAPage and never a rating", () => {
  for (const page of pages) {
    expect(structuredData(page).length, page.path).toBeGreaterThan(0);
    expect(JSON.stringify(structuredData(page))).not.toMatch(/QAPage|Rating|"Review"/);
  }
});

describe("the landing page", () => {
  const landing = pageAt(paths.landing);
  const text = textOf(landing.document);

  test("describes the studio as the page shows it", () => {
    const business = only("AutomotiveBusiness", landing);
    expect(business).toMatchObject({
      "@id": `${originPlaceholder}/#studio`,
      name: studio.name,
      url: `${originPlaceholder}/`,
      areaServed: studio.serviceArea,
      email: studio.email,
    });
    for (const shown of [studio.name, studio.serviceArea, studio.email, studio.address.street]) {
      expect(text).toContain(shown);
    }
    expect(landing.html).toContain(`tel:${business.telephone}`);
    const hours = studio.openingHours.map(({ opens, closes }) => ({ opens, closes }));
    expect(business.openingHoursSpecification).toMatchObject(hours);
  });

  test("offers the guide prices, each of them shown on the page", () => {
    const offers = only("AutomotiveBusiness", landing).makesOffer as Data[];
    const specifications = offers.map((offer) => offer.priceSpecification as Data);
    const full = Object.values(has.fullWraps ? guidePrices.full : {}).map(({ amount }) => amount);
    expect(specifications.map(({ price }) => price).filter(Boolean)).toEqual(full);
    for (const { price, minPrice, maxPrice, priceCurrency } of specifications) {
      expect(priceCurrency).toBe("GBP");
      for (const figure of [price, minPrice, maxPrice]) {
        if (figure !== undefined) expect(text).toContain(printFigure(pounds(figure as number)));
      }
    }
  });
});

describe.each(articlePages)("$path", (page) => {
  const text = textOf(page.document.querySelector("main"));
  const heading = textOf(page.document.querySelector("h1"));

  test("has one question and its answer as shown on the page", () => {
    const questions = only("FAQPage", page).mainEntity as Data[];
    expect(questions).toHaveLength(1);
    const [question = {}] = questions;
    expect(question.name).toBe(heading);
    const answer = (question.acceptedAnswer as Data).text as string;
    expect(answer.length).toBeGreaterThan(60);
    expect(text).toContain(plain(answer));
  });

  test("is an article by the studio, with the date that the page shows", () => {
    const article = only("Article", page);
    expect(article).toMatchObject({
      headline: heading,
      author: { "@id": `${originPlaceholder}/#studio` },
      publisher: { name: studio.name },
    });
    const date = page.document.querySelector("main time")?.getAttribute("datetime");
    if (date !== undefined) expect(article.dateModified).toBe(date);
    expect(article.dateModified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

test("breadcrumbs lead from the landing page to the page", () => {
  for (const page of pages) {
    if (page.path === paths.landing) continue;
    const crumbs = only("BreadcrumbList", page).itemListElement as Data[];
    expect(crumbs.at(0)?.item).toBe(`${originPlaceholder}/`);
    expect(crumbs.at(-1)?.item).toBe(`${originPlaceholder}${page.path}`);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  }
});

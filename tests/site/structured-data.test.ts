// Structured data matches the visible pages. The schema-dts types check its structure at compile time.

import { describe, expect, test } from "vitest";
import { originPlaceholder } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import * as has from "#studio/has.ts";
import { studio } from "#studio/studio.ts";
import { articlePages, pageAt, pages, plain, structuredData, textOf } from "#tests/support/site.ts";
import { studioFolder } from "../../studios/folder.mjs";
import businesses from "./businesses.json" with { type: "json" };

type Data = Record<string, unknown>;

function only(type: string, page: (typeof pages)[number]): Data {
  const found = structuredData(page).filter((thing) => thing["@type"] === type);
  expect(found, `${type} on ${page.path}`).toHaveLength(1);
  return found[0] ?? {};
}

const origin = originPlaceholder;
const publisher = {
  "@type": "AutomotiveBusiness",
  "@id": `${origin}/#studio`,
  name: studio.name,
  url: `${origin}/`,
};

test("every page has structured data, but no QAPage and no rating", () => {
  for (const page of pages) {
    expect(structuredData(page).length, page.path).toBeGreaterThan(0);
    expect(JSON.stringify(structuredData(page))).not.toMatch(/QAPage|Rating|"Review"/);
  }
});

test("the landing page describes the studio, its hours and its offers", () => {
  const landing = pageAt(paths.landing);
  const { image: _, ...business } = only("AutomotiveBusiness", landing);
  expect(business).toEqual(
    businesses[studioFolder.endsWith("second") ? "second" : "demonstration"],
  );
  const text = textOf(landing.document);
  const { street, town } = studio.address;
  for (const shown of [studio.name, studio.serviceArea, studio.email, street, town])
    expect(text).toContain(shown);
  expect(landing.html).toContain(`href="tel:${business.telephone}"`);
  if (has.fullWraps) expect(text).toContain(`typically cost ${business.priceRange}`);
  expect(only("WebSite", landing)).toMatchObject({ name: studio.name, url: `${origin}/` });
});

describe.each(articlePages)("$path", (page) => {
  const text = textOf(page.document.querySelector("main"));
  const heading = textOf(page.document.querySelector("h1"));
  const meta = (name: string) =>
    page.document.querySelector(`meta[${name}]`)?.getAttribute("content") ?? "";

  test("has one question, and its answer is in the first 60 words after the heading", () => {
    const questions = only("FAQPage", page).mainEntity as Data[];
    expect(questions).toHaveLength(1);
    const [question = {}] = questions;
    expect(question.name).toBe(heading);
    const answer = (question.acceptedAnswer as Data).text as string;
    const [, after = ""] = text.split(heading);
    expect(answer.length).toBeGreaterThan(60);
    expect(plain(after).split(" ").slice(0, 60).join(" ")).toContain(plain(answer));
  });

  test("is an article by the studio, with the page's description, picture and date", () => {
    const time = page.document.querySelector("main time");
    const date = time?.getAttribute("datetime");
    expect(textOf(time)).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    expect(only("Article", page)).toEqual({
      "@type": "Article",
      "@id": `${origin}${page.path}#article`,
      mainEntityOfPage: origin + page.path,
      headline: heading,
      description: plain(meta('name="description"')),
      dateModified: date ?? expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      inLanguage: "en-GB",
      author: publisher,
      publisher,
      image: meta('property="og:image"'),
    });
  });
});

test.each(pages.slice(1))("$path: breadcrumbs lead from the landing page to this page", (page) => {
  const { path, document } = page;
  const heading = textOf(document.querySelector("h1"));
  const trail = [
    [studio.name, paths.landing],
    ...(path.startsWith(paths.faq) ? [["FAQ", paths.faq]] : []),
    ...(path === paths.faq ? [] : [[heading, path]]),
  ];
  expect(only("BreadcrumbList", page).itemListElement).toEqual(
    trail.map(([name, to], index) => {
      return { "@type": "ListItem", position: index + 1, name, item: `${origin}${to}` };
    }),
  );
  if (!path.startsWith("/faq/")) {
    expect(only("WebPage", page)).toMatchObject({ url: origin + path, name: heading });
  }
});

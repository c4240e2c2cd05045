// The head of every page: title, description, canonical link, link preview.

import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { originPlaceholder } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";
import {
  type BuiltPage,
  everyPage,
  isIndexable,
  notFoundPage,
  pages,
  plain,
  siteDir,
  textOf,
} from "#tests/support/site.ts";

describe("every page", () => {
  test("is in British English, as wide as the screen, with exactly one h1, icons and a manifest", () => {
    for (const { document, path } of everyPage) {
      expect(document.querySelector("html")?.getAttribute("lang"), path).toBe("en-GB");
      expect(document.querySelectorAll("h1").length, path).toBe(1);
      const viewport = document.querySelector("meta[name=viewport]")?.getAttribute("content");
      expect(viewport).toBe("width=device-width, initial-scale=1");
      const links = document.querySelectorAll("link:is([rel$=icon], [rel=manifest])");
      expect(links.map((link) => link.getAttribute("href")).join(" ")).toBe(
        "/favicon.ico /icon.svg /icon-180.png /manifest.webmanifest",
      );
    }
  });

  test("has one title, unique in the site", () => {
    const titles = everyPage.map(({ document }) => document.querySelectorAll("head > title"));
    for (const title of titles) expect(title).toHaveLength(1);
    expectNoRepetition(titles.flat().map(({ text }) => text));
  });

  test("has one unique description of at most 160 characters", () => {
    const descriptions = everyPage.map((page) => metas(page, 'name="description"'));
    for (const description of descriptions) {
      expect(description).toHaveLength(1);
      expect(description[0]?.length, description[0]).toBeLessThanOrEqual(160);
    }
    expectNoRepetition(descriptions.flat());
  });
});

test("the 404 page has the specified title without the studio's name", () => {
  expect(notFoundPage.document.querySelector("title")?.text).toBe("Page Not Found");
});

test("every page except the 404 page has its address as canonical link, with origin and path only", () => {
  for (const { document, path } of pages) {
    const canonical = document.querySelectorAll('link[rel="canonical"]');
    expect(canonical.map((link) => link.getAttribute("href"))).toEqual([
      `${originPlaceholder}${path}`,
    ]);
  }
  expect(notFoundPage.document.querySelector('link[rel="canonical"]')).toBeNull();
});

test("only the thank-you and the 404 page are kept out of search results", () => {
  const hidden = everyPage.filter((page) => !isIndexable(page)).map(({ path }) => path);
  expect(hidden).toEqual([paths.thankYou, notFoundPage.path]);
});

describe("link previews", () => {
  test("state the page, the site and the language", () => {
    for (const page of pages) {
      expect(metas(page, 'property="og:url"'), page.path).toEqual([
        `${originPlaceholder}${page.path}`,
      ]);
      expect(metas(page, 'property="og:site_name"')).toEqual([studio.name]);
      expect(metas(page, 'property="og:locale"')).toEqual(["en_GB"]);
      const type = page.path.startsWith("/faq/") ? "article" : "website";
      expect(metas(page, 'property="og:type"')).toEqual([type]);
      expect(metas(page, 'name="twitter:card"')).toEqual(["summary_large_image"]);
      expect(metas(page, 'property="og:description"')).toEqual(metas(page, 'name="description"'));
      const [title] = metas(page, 'property="og:title"');
      expect(page.document.querySelector("title")?.text).toBe(`${title} | ${studio.name}`);
    }
  });

  test("show a page-specific picture of the stated size, under 60 KB, with a description", async () => {
    const cards = pages.map(async (page) => {
      const [address = ""] = metas(page, 'property="og:image"');
      const file = `${siteDir}${address.replace(originPlaceholder, "")}`;
      const { width, height, size = 0 } = await sharp(readFileSync(file)).metadata();
      expect([[`${width}`], [`${height}`]]).toEqual([
        metas(page, 'property="og:image:width"'),
        metas(page, 'property="og:image:height"'),
      ]);
      expect(size, file).toBeLessThan(60_000);
      const [, title, picture] =
        /^“(.*)” over a picture of (.*)/.exec(metas(page, 'property="og:image:alt"')[0] ?? "") ??
        [];
      // Cards of legal pages have shorter titles.
      if (/^\/(faq.*)?$/.test(page.path))
        expect(title).toBe(textOf(page.document.querySelector("h1")));
      expect(picture).toMatch(/^(?!undefined)[a-z]/);
      return address;
    });
    expectNoRepetition(await Promise.all(cards));
  });
});

function metas({ document }: BuiltPage, attribute: string): string[] {
  return document
    .querySelectorAll(`meta[${attribute}]`)
    .map((meta) => plain(meta.getAttribute("content") ?? ""));
}

function expectNoRepetition(texts: readonly string[]) {
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
}

// Files for search engines and phones, and the search index of the FAQ's filter.

import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createSearch, searchIndex } from "#app/faq/search.ts";
import { articles } from "#content/articles/registry.ts";
import { originPlaceholder } from "#contract/page-environment.ts";
import { studio } from "#studio/studio.ts";
import { isIndexable, pages, siteDir } from "#tests/support/site.ts";

const read = (file: string) => readFileSync(`${siteDir}/${file}`, "utf8");

describe("sitemap.xml", () => {
  test("lists exactly the pages that may be indexed", () => {
    const listed = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
    expect(listed.toSorted()).toEqual(
      pages
        .filter(isIndexable)
        .map(({ path }) => `${originPlaceholder}${path}`)
        .toSorted(),
    );
  });

  test("has the date that each page shows, and no date for pages without one", () => {
    for (const { path, document } of pages.filter(isIndexable)) {
      const shown = document.querySelector("main time")?.getAttribute("datetime");
      const [, date] =
        new RegExp(`${path}</loc><lastmod>(.*)</lastmod>`).exec(read("sitemap.xml")) ?? [];
      expect(date, path).toBe(shown);
    }
  });
});

test.each(articles)("the FAQ's filter finds $slug by its short answer", ({ slug, shortAnswer }) => {
  expect([...(createSearch(read(searchIndex))(shortAnswer)?.keys() ?? [])]).toContain(slug);
});

test("robots.txt allows everyone and names the sitemap", () => {
  expect(read("robots.txt")).toContain("User-agent: *\nAllow: /\n");
  expect(read("robots.txt")).toContain(`Sitemap: ${originPlaceholder}/sitemap.xml\n`);
  expect(read("robots.txt")).not.toContain("Disallow");
});

test("the manifest names the studio and its icons, and every icon file has the right size", async () => {
  const { icons, ...names } = JSON.parse(read("manifest.webmanifest"));
  expect(names).toMatchObject({ name: studio.name, short_name: studio.shortName, start_url: "/" });
  const icon = { "icon.svg": "any", "icon-192.png": "192x192", "icon-512.png": "512x512" };
  const stated = icons.map(({ src, sizes }: Record<string, string>) => [src, sizes]);
  expect(stated).toEqual(Object.entries(icon).map(([file, sizes]) => [`/${file}`, sizes]));
  const ico = readFileSync(`${siteDir}/favicon.ico`);
  expect([ico[6], ico[7]]).toEqual([48, 48]);
  for (const [size, file] of [
    [48, ico.subarray(ico.readUInt32LE(18))],
    ...[180, 192, 512].map((one) => [one, `${siteDir}/icon-${one}.png`] as const),
  ] as const) {
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([size, size]);
  }
});

// The files that search engines, assistants and phones look for.

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articles } from "#content/articles/registry.ts";
import { originPlaceholder } from "#contract/page-environment.ts";
import { articlePath } from "#contract/paths.ts";
import { articlePages, isIndexable, pages, plain, siteDir, textOf } from "#tests/support/site.ts";

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

  test("dates every article by its last change", () => {
    for (const { slug, updated } of articles) {
      expect(read("sitemap.xml")).toContain(
        `<loc>${originPlaceholder}${articlePath(slug)}</loc><lastmod>${updated}</lastmod>`,
      );
    }
  });
});

test("robots.txt lets everyone in and names the sitemap", () => {
  expect(read("robots.txt")).toContain("User-agent: *\nAllow: /\n");
  expect(read("robots.txt")).toContain(`Sitemap: ${originPlaceholder}/sitemap.xml\n`);
  expect(read("robots.txt")).not.toContain("Disallow");
});

test("the manifest and the head name icons that exist", () => {
  const { icons } = JSON.parse(read("manifest.webmanifest")) as { icons: { src: string }[] };
  const inHead = pages[0]?.document.querySelectorAll('link[rel*="icon"]') ?? [];
  expect(inHead.length).toBeGreaterThan(2);
  for (const src of [
    ...icons.map((icon) => icon.src),
    ...inHead.map((link) => link.getAttribute("href") ?? ""),
  ]) {
    expect(existsSync(`${siteDir}${src}`), src).toBe(true);
  }
});

describe.each(articlePages)("the Markdown of $path", ({ path, document }) => {
  const markdown = read(`${path.slice(1)}.md`);

  test("begins with the question, then its answer", () => {
    const [heading, answer] = markdown.split("\n\n");
    expect(heading).toBe(`# ${textOf(document.querySelector("h1"))}`);
    expect(textOf(document.querySelector("main"))).toContain(plain(answer ?? ""));
  });

  test("has the article's headings and tables, and nothing of the page around them", () => {
    for (const table of document.querySelectorAll("main article table, main table")) {
      for (const cell of table.querySelectorAll("th")) {
        expect(plain(markdown)).toContain(textOf(cell));
      }
    }
    expect(markdown).not.toMatch(/Back to all FAQs|Get a Quote|Send My Quote Request/);
    expect(markdown).not.toMatch(/<\/?[a-zA-Z]|\{[a-z]|undefined|NaN|\[object|\u00A0/);
  });
});

test("llms.txt leads to every article's Markdown", () => {
  for (const { slug, question } of articles) {
    expect(read("llms.txt")).toContain(
      `[${question}](${originPlaceholder}${articlePath(slug)}.md)`,
    );
  }
});

// The files that search engines, assistants and phones look for.

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articles } from "#content/articles/registry.ts";
import { originPlaceholder } from "#contract/page-environment.ts";
import { articlePath, paths } from "#contract/paths.ts";
import {
  articlePages,
  isIndexable,
  pageAt,
  pages,
  plain,
  siteDir,
  structuredData,
  textOf,
} from "#tests/support/site.ts";

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

  test("gives every page the date that it shows, and no other page one", () => {
    for (const { path, document } of pages.filter(isIndexable)) {
      const shown = document.querySelector("main time")?.getAttribute("datetime");
      const [, date] =
        new RegExp(`${path}</loc><lastmod>(.*)</lastmod>`).exec(read("sitemap.xml")) ?? [];
      expect(date, path).toBe(shown);
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

test.each(articlePages)("$path answers its question in its first 60 words", (page) => {
  const [, after = ""] = textOf(page.document.querySelector("main")).split(
    textOf(page.document.querySelector("h1")),
  );
  const begin = after.trim().split(" ").slice(0, 60).join(" ");
  const faq = structuredData(page).find((thing) => thing["@type"] === "FAQPage");
  const [, answer] = /"text":"(.*?)"\}/.exec(JSON.stringify(faq)) ?? [];
  expect(begin).toContain(plain(answer ?? "no answer"));
});

const PARTS = "h1, h2, h3, p, li, th, td, figcaption";

/** Without what makes it Markdown. */
function printed(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#+|-|\d+\.|>)\s/gm, "")
    .replace(/[|*\\`]|-{3,}/g, "");
}

const letters = (text: string) => text.replace(/\s+/g, "");

describe.each(articlePages)("the Markdown of $path", ({ path, document }) => {
  const markdown = read(`${path.slice(1)}.md`);

  test("says all that the article says, and nothing else", () => {
    const [article = ""] = markdown.split("\n---\n\nSource:");
    const parts = document.querySelectorAll(`main :is(${PARTS})`).filter((part) => {
      // Contents and the offer of a quote are there on a screen alone.
      const isAround = part.closest(".screen, nav, form") ?? part.querySelector("button, time");
      return !isAround && textOf(part) !== "";
    });
    expect(parts.length).toBeGreaterThan(5);
    const said = letters(printed(article));
    expect(parts.map(textOf).filter((text) => !said.includes(letters(text)))).toEqual([]);
    const shown = letters(textOf(document.querySelector("main")));
    const pieces = article.split(/[\n|]/).map(printed);
    expect(pieces.filter((text) => !shown.includes(letters(text)))).toEqual([]);
  });

  test("has nothing of the page around it", () => {
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

test("llms.txt says of each question what the list of all questions says", () => {
  const list = textOf(pageAt(paths.faq).document.querySelector("main"));
  const lines = read("llms.txt").matchAll(/^- \[(.*)\]\(.*\.md\): (.*)$/gm);
  const said = [...lines].map(([, question = "", answer = ""]) => ({ question, answer }));
  expect(said.map(({ question }) => question)).toEqual(articles.map(({ question }) => question));
  for (const { question, answer } of said) {
    expect(list).toContain(question);
    expect(list).toContain(answer);
  }
});

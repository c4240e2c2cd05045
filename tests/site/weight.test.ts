// What a visitor's connection carries: budgets a page, and no page's words in another page's files.

import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  articlePages,
  builtFiles,
  everyPage,
  pageAt,
  siteDir,
  textOf,
} from "#tests/support/site.ts";

/** Bytes, brotli. */
const BOOT_BUDGET = 1_500;
const LATE_BUDGET = 85_000;

const sizes = new Map<string, number>();

function compressedSize(address: string): number {
  const size = sizes.get(address) ?? brotliCompressSync(readFileSync(siteDir + address)).length;
  sizes.set(address, size);
  return size;
}

describe.each(everyPage)("$path", ({ document }) => {
  const boot = document.querySelector("script#boot");

  test("starts with a boot script of at most 1.5 KB", () => {
    expect(compressedSize(boot?.getAttribute("src") ?? "")).toBeLessThanOrEqual(BOOT_BUDGET);
  });

  test("loads at most 85 KB of JavaScript later", () => {
    const late = boot?.getAttribute("data-app")?.split(" ") ?? [];
    const sum = late.reduce((total, address) => total + compressedSize(address), 0);
    expect(sum).toBeGreaterThan(10_000);
    expect(sum).toBeLessThanOrEqual(LATE_BUDGET);
  });
});

describe("an article's words", () => {
  const scripts = builtFiles("assets", /\.js$/).map((name) => ({
    name,
    code: readFileSync(`${siteDir}/assets/${name}`, "utf8"),
  }));

  test.each(articlePages)("$path: stand in one file of JavaScript and no other", (page) => {
    const sentence = distinctiveSentence(page);
    const holding = scripts.filter(({ code }) => code.includes(sentence)).map(({ name }) => name);
    expect(holding, sentence).toHaveLength(1);
    const late = page.document.querySelector("script#boot")?.getAttribute("data-app");
    expect(late).toContain(`/assets/${holding[0]}`);
  });
});

/** A sentence without figures or quotation marks that no other page has. */
function distinctiveSentence(page: { path: string }): string {
  const paragraphs = pageAt(page.path).document.querySelectorAll("main p");
  for (const paragraph of paragraphs) {
    for (const [sentence] of paragraph.innerHTML.matchAll(/(?<=\. )[A-Z][A-Za-z ,]{40,}\./g)) {
      const holders = everyPage.filter(({ document }) =>
        textOf(document.querySelector("main")).includes(sentence),
      );
      if (holders.length === 1) return sentence;
    }
  }
  throw new Error(`${page.path} has no sentence to look for`);
}

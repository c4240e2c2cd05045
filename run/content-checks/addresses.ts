// What must hold of a studio's articles: addresses that are addresses, and names of articles that there are.

import type { OwnArticle } from "#facts/article.ts";
import { type ContentProblem, lineWith } from "./problem.ts";

export type StudioArticles = {
  leftOut: readonly string[];
  ownArticles: readonly OwnArticle[];
  areaAddress: string;
  areaTitle: string;
  formerAddresses: Readonly<Record<string, string>>;
};

type Known = {
  /** Of content/articles/, by their files. */
  tradeArticles: readonly string[];
  pagePaths: readonly string[];
};

/** @param source of the studio's articles.ts, to give the line of a problem. */
export function checkAddresses(
  { leftOut, ownArticles, areaAddress, areaTitle, formerAddresses }: StudioArticles,
  { tradeArticles, pagePaths }: Known,
  file: string,
  source: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const find = (text: string, problem: string, fix: string, from = 0) =>
    problems.push({ file, line: lineWith(source, text, from), problem, fix });
  const own = ownArticles.map(({ slug }) => slug);
  const there = [...tradeArticles, ...own].filter((slug) => !leftOut.includes(slug));

  for (const [index, slug] of leftOut.entries()) {
    if (leftOut.indexOf(slug) !== index) {
      find(`"${slug}"`, `"${slug}" is left out twice`, "Take one of the two lines out.");
    } else if (!tradeArticles.includes(slug)) {
      find(
        `"${slug}"`,
        `no article is called "${slug}", so it cannot be left out`,
        nearest(slug, tradeArticles),
      );
    }
  }
  for (const [index, slug] of own.entries()) {
    if (!isSlug(slug)) find(`"${slug}"`, `"${slug}" is no address`, writeSlug(slug));
    else if (tradeArticles.includes(slug) || own.indexOf(slug) !== index) {
      find(`"${slug}"`, `there are two articles "${slug}"`, "Give yours another address.");
    }
  }
  if (!isSlug(areaAddress)) {
    find(`"${areaAddress}"`, `"${areaAddress}" is no end of an address`, writeSlug(areaAddress));
  }
  if (areaTitle.length > 60) {
    const fix = `Shorten it by ${areaTitle.length - 60}: "${areaTitle}"`;
    find("areaTitle", `areaTitle has ${areaTitle.length} characters, and 60 is the limit`, fix);
  }
  const list = source.indexOf("formerAddresses");
  for (const [former, slug] of Object.entries(formerAddresses)) {
    const path = `/faq/${former}`;
    const found = (problem: string, fix: string) => find(former, problem, fix, list);
    if (!isSlug(former)) {
      found(`"${former}" is no former address`, writeSlug(former.replace(/^.*\/faq\//, "")));
    } else if (pagePaths.includes(path)) {
      found(`${path} is a page of the site: nobody is sent on from it`, "Take the line out.");
    } else if (!there.includes(slug)) {
      found(`${path} leads to "${slug}", and no article is called so`, nearest(slug, there));
    }
  }
  return problems;
}

function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

function writeSlug(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `Small letters, digits and single hyphens: "${slug}".`;
}

function nearest(slug: string, there: readonly string[]): string {
  const words = new Set(slug.toLowerCase().split(/[^a-z0-9]+/));
  const score = (other: string) => other.split("-").filter((word) => words.has(word)).length;
  const best = there.toSorted((a, b) => score(b) - score(a))[0] ?? "";
  const meant = score(best) > 1 ? ` The nearest is "${best}".` : "";
  return `Write the name of the article's file, without .mdx.${meant}`;
}

// Texts of legal pages and articles, including the articles in the studio's folder.

import type { ArticleSlug } from "#contract/paths.ts";
import { leftOut } from "#studio/articles.ts";

const legalTexts = import.meta.glob<typeof import("*.mdx")>("../../content/legal/*.mdx");

/** @throws if the page has no text. */
export function legalText(path: string) {
  const load = legalTexts[`../../content/legal${path}.mdx`];
  if (!load) throw new Error(`content/legal${path}.mdx is missing`);
  return load;
}

const texts = {
  ...import.meta.glob<typeof import("*.mdx")>("../../content/articles/*.mdx"),
  ...import.meta.glob<typeof import("*.mdx")>("#studio/articles/*.mdx"),
};

/** `source` is the file's path from the project root. */
export const articleTexts = Object.entries(texts)
  .map(([file, load]) => ({
    slug: file.replace(/.*\/|\.mdx/g, "") as ArticleSlug,
    source: file.replace(/^[./]+/, ""),
    load,
  }))
  .filter(({ slug }) => !leftOut.includes(slug));

export function loadArticleText(slug: ArticleSlug) {
  const text = articleTexts.find((one) => one.slug === slug);
  if (!text) throw new Error(`the article ${slug} has no text`);
  return text.load();
}

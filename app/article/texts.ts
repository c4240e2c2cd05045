// The texts of the articles: those on the trade in content/articles/, the studio's own in its articles/.

import type { ArticleSlug } from "#contract/paths.ts";
import { leftOut } from "#studio/articles.ts";

const texts = {
  ...import.meta.glob<typeof import("*.mdx")>("../../content/articles/*.mdx"),
  ...import.meta.glob<typeof import("*.mdx")>("#studio/articles/*.mdx"),
};

/** `source` is the file from the project's root. */
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

// What the build adds to every article's module: its registry entry and the questions of its related articles,
// so that a page carries its own words and nobody else's.

import type { Article } from "#content/articles/article.ts";
import type { ArticlePath } from "#contract/paths.ts";

/** A text's headings of the second level, in order. */
export type Contents = readonly { id: string; heading: string }[];

export type ArticlePageData = Omit<Article, "related" | "shortAnswer"> & {
  related: { path: ArticlePath; question: string }[];
  /** The article's own headings, for its contents list. */
  contents: Contents;
};

// Data the build adds to an article's module: its registry entry and its related articles' questions, so that a page
// loads no other page's text.

import type { Article } from "#content/articles/article.ts";
import type { ArticlePath } from "#contract/paths.ts";

/** Second-level headings of a text, in order. */
export type Contents = readonly { id: string; heading: string }[];

export type ArticlePageData = Omit<Article, "related" | "shortAnswer"> & {
  related: { path: ArticlePath; question: string }[];
  /** The article's own headings, for its contents list. */
  contents: Contents;
};

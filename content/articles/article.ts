// What is known of an article besides its text: one entry per article, in the file of its group under registry/.

import type { ArticleSlug } from "#contract/paths.ts";

export const articleGroups = ["prices", "choosing", "care", "rules"] as const;
export type ArticleGroup = (typeof articleGroups)[number];

export type Article = {
  slug: ArticleSlug;
  group: ArticleGroup;
  /** Heading of the page and entry on /faq: the question as a customer asks it. */
  question: string;
  /** For the browser tab and search results; at most 60 characters, unique. The studio's name is added by the page. */
  title: string;
  /** For search results; 110 to 160 characters, unique. */
  description: string;
  /** For the list on /faq: one or two sentences, at most 170 characters. */
  shortAnswer: string;
  /** At least three, chosen by hand; the order is the order shown. */
  related: readonly ArticleSlug[];
  /** Label of the link that opens the quote form. */
  quoteLink: string;
  /** Date of the last real change to the text, ISO. */
  updated: string;
};

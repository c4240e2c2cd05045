// Metadata of an article: everything but its text.

export const articleGroups = ["prices", "choosing", "care", "rules"] as const;
export type ArticleGroup = (typeof articleGroups)[number];

export type ArticleEntry<Slug extends string = string> = {
  readonly slug: Slug;
  readonly group: ArticleGroup;
  /** Heading of the page and entry on /faq: the question as a customer asks it. */
  readonly question: string;
  /** For the browser tab and search results; at most 60 characters, unique. The studio's name is added by the page. */
  readonly title: string;
  /** For search results; 110 to 160 characters, unique. */
  readonly description: string;
  /** For the list on /faq: one or two sentences, at most 170 characters. */
  readonly shortAnswer: string;
  /** At least three, chosen by hand, in display order. */
  readonly related: readonly Slug[];
  /** Label of the link that opens the quote form. */
  readonly quoteLink: string;
  /** Date of the last real change to the text, ISO. */
  readonly updated: string;
};

/** Article that a studio adds to the trade articles. Its text is in the studio's articles/, named after its slug. */
export type OwnArticle = ArticleEntry & {
  /** Picture behind its link preview: a name in the studio's pictures.json. */
  readonly picture: string;
};

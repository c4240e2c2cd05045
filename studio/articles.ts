// Which articles the site has. Their texts stand in content/articles/, one file each; one of your own in
// studio/articles/, a folder that you make with the first.

import type { OwnArticle } from "#facts/article.ts";

/** Articles of content/articles/ that the site does without, by the name of their file. Links to them become plain words. */
export const leftOut: readonly string[] = [];

/** Your own: the entry here, the text in studio/articles/, in a file named after the slug. */
export const ownArticles = [] as const satisfies readonly OwnArticle[];

/** Goes on from /faq/service-areas-, the address of the article about your area. */
export const areaAddress = "west-midlands";

/** Its title in the browser tab and in search results; at most 60 characters. */
export const areaTitle = "Vehicle wraps in Manchester and the West Midlands";

/** Addresses under /faq that no article has any more, each with the file of the article that visitors are sent to. */
export const formerAddresses: Readonly<Record<string, string>> = {};

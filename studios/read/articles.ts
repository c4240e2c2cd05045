// Which articles the site has besides those of the trade, and which of those it does without.

import type { OwnArticle } from "#facts/article.ts";
import { readStudioFile } from "../read-file.ts";
import * as has from "./has.ts";

const articles = readStudioFile("articles");
const areas = readStudioFile("areas");

/** Articles of content/articles/ that the site does without, by the name of their file. */
export const leftOut: readonly string[] = [
  ...articles.leftOut,
  ...(has.paintProtection ? [] : ["will-a-wrap-protect-my-original-paintwork"]),
  ...(has.vans ? [] : ["can-you-wrap-commercial-vehicles-fleets-vans", "van-wrap-pricing-uk"]),
];

/** Their texts stand in the studio's articles/, in files named after the slug. */
export const ownArticles: readonly OwnArticle[] = articles.own;

/** Follows /faq/service-areas-. */
export const areaAddress = areas.address;

/** Of the article on the area, in the browser tab and in search results. */
export const areaTitle = areas.title;

/** Addresses under /faq that have moved, each with the file of the article that visitors are sent to. */
export const formerAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  articles.formerAddresses.map(({ from, to }) => [from, to]),
);

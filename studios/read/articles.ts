// The studio's own articles, the shipped articles that its site leaves out, and former addresses.

import { readStudioFile } from "../read-file.ts";
import * as has from "./has.ts";

const articles = readStudioFile("articles");
const areas = readStudioFile("areas");

/** Articles in content/articles/ that the site leaves out, by file name. */
export const leftOut: readonly string[] = [
  ...articles.leftOut,
  ...(has.chromeDelete ? [] : ["do-you-do-de-chrome-wrapping"]),
  ...(has.design ? [] : ["vehicle-wrap-design"]),
  ...(has.endorsement || has.certifiedInstallers ? [] : ["endorsed-installer"]),
  ...(has.fullWraps ? [] : ["tesla-model-3-wrap-cost-uk"]),
  ...(has.paintProtection ? [] : ["will-a-wrap-protect-my-original-paintwork"]),
  ...(has.partialWraps ? [] : ["can-you-wrap-only-certain-panels", "car-roof-wrap-cost-uk"]),
  ...(has.vans ? [] : ["can-you-wrap-commercial-vehicles-fleets-vans", "van-wrap-pricing-uk"]),
];

/** The studio's own articles. Their texts are in its articles/ folder, in files named by slug. */
export const ownArticles = articles.own;

/** End of the service area article's URL, after /faq/service-areas-. */
export const areaAddress = areas.address;

/** Title of the service area article, in the browser tab and in search results. */
export const areaTitle = areas.title;

/** Redirects from a former address under /faq to an article, given by its file name. */
export const formerAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  articles.formerAddresses.map(({ from, to }) => [from, to]),
);

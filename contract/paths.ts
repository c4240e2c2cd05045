// Paths of all pages: the one list for routes, sitemap, prerendering and server.

import { areaAddress, formerAddresses, leftOut, ownArticles } from "#studio/articles.ts";
import { endorsement } from "#studio/studio.ts";

/** The 19 trade articles by file name, in specification order (spec §2). */
export const tradeArticles = [
  "how-long-will-my-car-wrap-last-uk",
  "will-a-wrap-damage-my-paintwork",
  "what-happens-if-wrap-gets-scratched-or-damaged",
  "can-you-match-colour-code-or-custom-design",
  "can-you-wrap-only-certain-panels",
  "do-you-do-de-chrome-wrapping",
  "do-you-need-to-tell-dvla-about-car-wraps",
  "do-you-need-to-tell-insurance-about-car-wraps",
  "endorsed-installer",
  "wrap-panel-repair-or-replace",
  "can-you-wrap-commercial-vehicles-fleets-vans",
  "will-a-wrap-protect-my-original-paintwork",
  "car-wrap-prices-uk",
  "tesla-model-3-wrap-cost-uk",
  "car-roof-wrap-cost-uk",
  "colour-and-finish-options",
  "van-wrap-pricing-uk",
  "service-areas",
  "vehicle-wrap-design",
] as const;

/** Slugs of the articles that this studio publishes. A slug is also the name of the article's file. */
export const articleSlugs = /* @__PURE__ */ listArticles();

function listArticles() {
  const slugs = [
    ...tradeArticles.filter((slug) => !leftOut.includes(slug)),
    ...ownArticles.map(({ slug }) => slug),
  ];
  return slugs as unknown as readonly [string, ...string[]];
}

/** The article that /faq shows separately, in a callout for business customers. */
export const commercialSlug = "can-you-wrap-commercial-vehicles-fleets-vans";

export type ArticlePath = `/faq/${string}`;

/** Addresses that contain the studio's endorsement or area; every other article's address is its slug. */
const addresses: Readonly<Record<string, string>> = {
  "endorsed-installer": `why-use-${endorsement ? `${endorsement.by.toLowerCase().replace(/\W+/g, "-")}-endorsed` : "certified"}-installer`,
  "service-areas": `service-areas-${areaAddress}`,
};

export function articlePath(slug: string): ArticlePath {
  return `/faq/${addresses[slug] ?? slug}`;
}

/** Whether the path belongs to an article that the studio leaves out. */
export function isLeftOut(path: string): boolean {
  return leftOut.some((slug) => articlePath(slug) === path);
}

export const paths = {
  landing: "/",
  faq: "/faq",
  privacy: "/privacy",
  terms: "/terms",
  accessibility: "/accessibility",
  thankYou: "/thank-you",
} as const;

export type PagePath = (typeof paths)[keyof typeof paths] | ArticlePath;

/** Every page that returns 200. */
export const pagePaths: readonly PagePath[] = /* @__PURE__ */ listPages();

function listPages(): PagePath[] {
  return [...Object.values(paths), ...articleSlugs.map(articlePath)];
}

/** The new path of a page that has moved; `undefined` for any other path. */
export function newPathOf(path: string): PagePath | undefined {
  const address = path.replace(/^\/faq\//, "").replace(/(\/|\.html)$/, "");
  // Own properties only: "/faq/constructor" must not match.
  if (!Object.hasOwn(formerAddresses, address)) return undefined;
  return articlePath(formerAddresses[address] as string);
}

export function isPagePath(path: string): path is PagePath {
  return (pagePaths as readonly string[]).includes(path);
}

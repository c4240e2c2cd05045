// Every path of the site. The route table, the sitemap, the prerenderer and the server all read this one list.

/** The 19 articles under /faq, in the order of the specification (§2). */
export const articleSlugs = [
  "how-long-will-my-car-wrap-last-uk",
  "will-a-wrap-damage-my-paintwork",
  "what-happens-if-wrap-gets-scratched-or-damaged",
  "can-you-match-colour-code-or-custom-design",
  "can-you-wrap-only-certain-panels",
  "do-you-do-de-chrome-wrapping",
  "do-you-need-to-tell-dvla-about-car-wraps",
  "do-you-need-to-tell-insurance-about-car-wraps",
  "why-use-3m-endorsed-installer",
  "wrap-panel-repair-or-replace",
  "can-you-wrap-commercial-vehicles-fleets-vans",
  "will-a-wrap-protect-my-original-paintwork",
  "car-wrap-prices-uk",
  "tesla-model-3-wrap-cost-uk",
  "car-roof-wrap-cost-uk",
  "colour-and-finish-options",
  "van-wrap-pricing-uk",
  "service-areas-west-midlands",
  "vehicle-wrap-design",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

/** Stands apart on /faq: business customers have a callout of their own. */
export const commercialSlug = "can-you-wrap-commercial-vehicles-fleets-vans" satisfies ArticleSlug;

export type ArticlePath = `/faq/${ArticleSlug}`;

export function articlePath(slug: ArticleSlug): ArticlePath {
  return `/faq/${slug}`;
}

export const paths = {
  landing: "/",
  faq: "/faq",
  privacy: "/privacy",
  terms: "/terms",
  thankYou: "/thank-you",
} as const;

export type PagePath = (typeof paths)[keyof typeof paths] | ArticlePath;

/** Every page that answers with status 200. */
export const pagePaths: readonly PagePath[] = [
  ...Object.values(paths),
  ...articleSlugs.map(articlePath),
];

export function isPagePath(path: string): path is PagePath {
  return (pagePaths as readonly string[]).includes(path);
}

// The second studio goes without two articles and has one of its own.

import type { OwnArticle } from "#facts/article.ts";

export const leftOut: readonly string[] = ["tesla-model-3-wrap-cost-uk", "vehicle-wrap-design"];

export const ownArticles = [
  {
    slug: "how-to-wash-a-wrap",
    group: "care",
    question: "How do I wash a wrapped car?",
    title: "How to wash a wrapped car by hand",
    description:
      "Two buckets, a soft mitt and twenty minutes in the shade: how to wash a wrapped car without lifting an edge or marking matte film.",
    shortAnswer: "By hand, from the roof down, with two buckets and a soft mitt, in the shade.",
    related: [
      "how-long-will-my-car-wrap-last-uk",
      "will-a-wrap-damage-my-paintwork",
      "wrap-panel-repair-or-replace",
    ],
    quoteLink: "Ask about the care of your wrap",
    updated: "2026-11-01",
    picture: "car-default",
  },
] as const satisfies readonly OwnArticle[];

export const areaAddress = "norwich-and-the-broads";

export const areaTitle = "Vehicle wraps in Norwich and the Broads";

export const formerAddresses: Readonly<Record<string, string>> = {
  "where-we-work": "service-areas",
};

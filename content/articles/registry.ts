// Articles by group, in the order of /faq.

import { type ArticleGroup, articleGroups } from "#facts/article.ts";
import { leftOut, ownArticles } from "#studio/articles.ts";
import type { Article } from "./article.ts";
import { careArticles } from "./registry/care.ts";
import { choosingArticles } from "./registry/choosing.ts";
import { pricesArticles } from "./registry/prices.ts";
import { rulesArticles } from "./registry/rules.ts";
import { relateToShown } from "./related.ts";

/** Articles that the repository ships, including those that the studio leaves out. */
export const ofTheTrade: Readonly<Record<ArticleGroup, readonly Article[]>> = {
  prices: pricesArticles,
  choosing: choosingArticles,
  care: careArticles,
  rules: rulesArticles,
};

const shown: readonly Article[] = articleGroups.flatMap((group) => [
  ...ofTheTrade[group].filter(({ slug }) => !leftOut.includes(slug)),
  ...ownArticles.filter((article) => article.group === group),
]);

export const articles: readonly Article[] = shown.map((article) => ({
  ...article,
  related: relateToShown(article, shown, leftOut),
}));

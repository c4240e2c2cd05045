// Every article, group by group, in the order /faq lists them.

import type { Article } from "./article.ts";
import { careArticles } from "./registry/care.ts";
import { choosingArticles } from "./registry/choosing.ts";
import { pricesArticles } from "./registry/prices.ts";
import { rulesArticles } from "./registry/rules.ts";

export const articles: readonly Article[] = [
  ...pricesArticles,
  ...choosingArticles,
  ...careArticles,
  ...rulesArticles,
];

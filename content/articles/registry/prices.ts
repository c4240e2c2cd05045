import type { Article } from "../article.ts";

export const pricesArticles: readonly Article[] = [];

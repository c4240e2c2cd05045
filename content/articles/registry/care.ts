import type { Article } from "../article.ts";

export const careArticles: readonly Article[] = [];

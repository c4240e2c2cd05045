import type { Article } from "../article.ts";

export const rulesArticles: readonly Article[] = [];

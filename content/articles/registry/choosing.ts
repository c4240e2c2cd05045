import type { Article } from "../article.ts";

export const choosingArticles: readonly Article[] = [];

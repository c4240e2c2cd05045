// Type of an entry in registry/, which has one file per article group.

import type { ArticleSlug } from "#contract/paths.ts";
import type { ArticleEntry } from "#facts/article.ts";

export type Article = ArticleEntry<ArticleSlug>;

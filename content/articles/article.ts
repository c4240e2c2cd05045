// What is known of an article besides its text: one entry per article, in the file of its group under registry/.

import type { ArticleSlug } from "#contract/paths.ts";
import type { ArticleEntry } from "#facts/article.ts";

export type Article = ArticleEntry<ArticleSlug>;

// Related articles, topped up to three if the studio leaves some out.

import type { Article } from "./article.ts";

type Related = Pick<Article, "slug" | "group" | "related">;

/** Fewest related articles on a page. */
const FEWEST = 3;

/** Removes left-out articles from the list, then tops it up, first from the article's own group. */
export function relateToShown(
  { slug, group, related }: Related,
  shown: readonly Related[],
  leftOut: readonly string[],
): Article["related"] {
  const kept = related.filter((other) => !leftOut.includes(other));
  if (kept.length === related.length || kept.length >= FEWEST) return kept;
  const others = [
    ...shown.filter((other) => other.group === group),
    ...shown.filter((other) => other.group !== group),
  ].map((other) => other.slug);
  return [...new Set([...kept, ...others])].filter((other) => other !== slug).slice(0, FEWEST);
}

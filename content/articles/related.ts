// Related articles, at least three even if a studio leaves some out.

import type { Article } from "./article.ts";

type Related = Pick<Article, "slug" | "group" | "related">;

/** The least that a page shows. */
const FEWEST = 3;

/** The article's list without left-out ones, filled up to three from its group, then from any. */
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

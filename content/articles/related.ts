// Where an article leads on to, whatever a studio leaves out.

import type { Article } from "./article.ts";

type Related = Pick<Article, "slug" | "group" | "related">;

/** What a page shows at least. */
const FEWEST = 3;

/** The article's own, without what is left out; others of its group, then of any, make up for that to three. */
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

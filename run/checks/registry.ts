// Checks of the trade's articles in content/articles/registry/: the limits that a studio's own articles have too, no
// repetition, and related articles that exist.

import type { Article } from "#content/articles/article.ts";
import { articleSchema } from "../../studios/schema/articles.ts";
import { lineWith, type Problem } from "./problem.ts";

/** @param sources the registry's files by name, to give the line of a problem. */
export function checkRegistry(
  articles: readonly Article[],
  sources: ReadonlyMap<string, string>,
): Problem[] {
  const slugs = articles.map(({ slug }) => slug);
  return articles.flatMap((article) => {
    const problems: Problem[] = [];
    const find = (property: string, problem: string, mend: string) =>
      problems.push({ ...place(article.slug, property, sources), problem, mend });
    for (const { path, message } of articleSchema.safeParse(article).error?.issues ?? []) {
      const [property = ""] = path as string[];
      find(property, `"${article.slug}": the ${property}: ${message}`, "Correct it.");
    }
    for (const property of ["slug", "question", "title", "description"] as const) {
      const same = articles.find((other) => other[property] === article[property]);
      if (same === article) continue;
      find(
        property,
        `its ${property} is that of "${same?.slug}" too`,
        `Give one another ${property}.`,
      );
    }
    for (const [index, other] of article.related.entries()) {
      const isFirst = article.related.indexOf(other) === index;
      if (slugs.includes(other) && other !== article.slug && isFirst) continue;
      find("related", `"${other}" is not another related article`, "Name one by its slug.");
    }
    return problems;
  });
}

function place(slug: string, property: string, sources: ReadonlyMap<string, string>) {
  for (const [file, source] of sources) {
    const entry = source.indexOf(`slug: "${slug}"`);
    if (entry !== -1) return { file, line: lineWith(source, `${property}:`, entry) };
  }
  return { file: "content/articles/registry.ts", line: 1 };
}

// What must hold of the articles' registry: lengths that search results show, no repetition, related articles that exist.

import type { Article } from "#content/articles/article.ts";
import { articleSlugs } from "#contract/paths.ts";
import { isCalendarDate } from "#facts/calendar-date.ts";
import { type ContentProblem, lineWith } from "./problem.ts";

type Rule = { property: keyof Article; problem: string; fix: string };

/** @param sources the registry's files by name, to give the line of a problem. */
export function checkRegistry(
  articles: readonly Article[],
  sources: ReadonlyMap<string, string>,
): ContentProblem[] {
  return articles.flatMap((article) =>
    [...lengths(article), ...repetitions(article, articles), ...references(article, articles)].map(
      ({ property, problem, fix }) => ({
        ...place(article.slug, property, sources),
        problem: `"${article.slug}": ${problem}`,
        fix,
      }),
    ),
  );
}

function lengths({ title, description, shortAnswer, related, updated }: Article): Rule[] {
  const rules: Rule[] = [];
  const tooLong = (property: keyof Article, text: string, limit: number) => {
    if (text.length <= limit) return;
    rules.push({
      property,
      problem: `the ${property} has ${text.length} characters, and ${limit} is the limit`,
      fix: `Shorten it by ${text.length - limit}: "${text}"`,
    });
  };
  tooLong("title", title, 60);
  tooLong("description", description, 160);
  tooLong("shortAnswer", shortAnswer, 170);
  if (description.length < 110) {
    rules.push({
      property: "description",
      problem: `the description has ${description.length} characters, and search results want at least 110`,
      fix: `Say what the article tells that others do not: "${description}"`,
    });
  }
  if (related.length < 3) {
    rules.push({
      property: "related",
      problem: `${related.length} related articles, and at least 3 are wanted`,
      fix: "Add the slugs of articles that a reader of this one needs next.",
    });
  }
  if (!isCalendarDate(updated)) {
    rules.push({
      property: "updated",
      problem: `"${updated}" is not a date`,
      fix: 'Write it as year-month-day, such as "2026-11-21".',
    });
  }
  return rules;
}

function repetitions(article: Article, articles: readonly Article[]): Rule[] {
  const before = articles.slice(0, articles.indexOf(article));
  return (["slug", "question", "title", "description"] as const).flatMap((property) => {
    const same = before.find((other) => other[property] === article[property]);
    if (!same) return [];
    return {
      property,
      problem: `its ${property} is the same as that of "${same.slug}"`,
      fix: `Give one of the two another ${property}: "${article[property]}"`,
    };
  });
}

function references(article: Article, articles: readonly Article[]): Rule[] {
  const rules: Rule[] = [];
  if (!(articleSlugs as readonly string[]).includes(article.slug)) {
    rules.push({
      property: "slug",
      problem: "contract/paths.ts does not know this slug",
      fix: "Add it to articleSlugs there, or correct the spelling.",
    });
  }
  article.related.forEach((slug, index) => {
    const isKnown = articles.some((other) => other.slug === slug);
    if (isKnown && slug !== article.slug && article.related.indexOf(slug) === index) return;
    rules.push({
      property: "related",
      problem: `the related article "${slug}" ${isKnown ? "is itself or named twice" : "does not exist"}`,
      fix: "Name another article by its slug, as contract/paths.ts lists them.",
    });
  });
  return rules;
}

function place(slug: string, property: string, sources: ReadonlyMap<string, string>) {
  for (const [file, source] of sources) {
    const entry = source.indexOf(`slug: "${slug}"`);
    if (entry !== -1) return { file, line: lineWith(source, `${property}:`, entry) };
  }
  return { file: "content/articles/registry.ts", line: 1 };
}

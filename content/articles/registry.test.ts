import { expect, test } from "vitest";
import { articleSchema } from "../../studios/schema/articles.ts";
import { ofTheTrade } from "./registry.ts";

const articles = Object.values(ofTheTrade).flat();

test.each(articles)("$slug satisfies the schema of a studio's own articles", (article) => {
  expect(articleSchema.safeParse(article).error?.issues ?? []).toEqual([]);
});

test("articles have unique slugs, questions, titles and descriptions, and list each related article once", () => {
  for (const property of ["slug", "question", "title", "description"] as const) {
    expect(new Set(articles.map((article) => article[property])).size).toBe(articles.length);
  }
  const slugs: string[] = articles.map(({ slug }) => slug);
  for (const { slug, related } of articles) {
    const others = slugs.filter((other) => other !== slug);
    expect(
      related.filter((other, at) => !others.includes(other) || related.indexOf(other) !== at),
    ).toEqual([]);
  }
});

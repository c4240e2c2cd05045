// Looks through the content before it is built, so that whoever wrote it reads what is wrong, where,
// and how to mend it, instead of a program's stack. All problems are listed at once.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Article } from "../content/articles/article.ts";
import { articleSlugs, pagePaths } from "../contract/paths.ts";
import { checkRegistry } from "./content-checks-registry.ts";
import { checkText } from "./content-checks-text.ts";

export type ContentProblem = { file: string; line: number; problem: string; mend: string };

const REGISTRY = "content/articles/registry";

/** Every problem of the articles' registry, the articles and the legal texts. */
export async function findContentProblems(): Promise<ContentProblem[]> {
  const { articles, problem } = await loadRegistry();
  if (problem) return [problem];
  const sources = new Map(
    ["care", "choosing", "prices", "rules"].map((group) => {
      const file = `${REGISTRY}/${group}.ts`;
      return [file, readFileSync(file, "utf8")] as const;
    }),
  );
  const problems = checkRegistry(articles, sources);
  for (const folder of ["content/articles", "content/legal"]) {
    for (const name of readdirSync(folder)) {
      if (!name.endsWith(".mdx")) continue;
      const file = `${folder}/${name}`;
      problems.push(
        ...(await checkText(file, readFileSync(file, "utf8"), { pagePaths, loadFacts })),
      );
    }
  }
  for (const slug of articleSlugs) {
    const file = `content/articles/${slug}.mdx`;
    if (!existsSync(file)) {
      problems.push({
        file: "contract/paths.ts",
        line: lineWith(readFileSync("contract/paths.ts", "utf8"), `"${slug}"`),
        problem: `the article "${slug}" has no text`,
        mend: `Write ${file}, or take the slug off the list.`,
      });
    }
  }
  return problems;
}

export function printContentProblems(problems: readonly ContentProblem[]): string {
  const list = problems.map(
    ({ file, line, problem, mend }) => `${file}:${line}\n  ${problem}\n  ${mend}\n`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `\nThe content has ${count}:\n\n${list.join("\n")}`;
}

/** Line of the first occurrence, counted from 1. */
export function lineWith(source: string, text: string, from = 0): number {
  const index = source.indexOf(text, from);
  return index === -1 ? 1 : source.slice(0, index).split("\n").length;
}

/** A registry entry may name a fact that is gone; then the import itself fails. */
async function loadRegistry(): Promise<{ articles: readonly Article[]; problem?: ContentProblem }> {
  try {
    return await import("../content/articles/registry.ts");
  } catch (error) {
    const { message, stack = "" } = error as Error;
    const [, file = `${REGISTRY}.ts`, line = "1"] =
      /(content\/[\w/.-]+\.ts):(\d+)/.exec(stack) ?? [];
    const problem = {
      file,
      line: Number(line),
      problem: `the articles' registry cannot be read: ${message}`,
      mend: "Check that every fact it names stands in facts/ under that name.",
    };
    return { articles: [], problem };
  }
}

/** @param specifier as in an import, "#facts/prices.ts". `undefined` when there is no such file. */
async function loadFacts(specifier: string): Promise<Record<string, unknown> | undefined> {
  const file = specifier.replace("#", "");
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}

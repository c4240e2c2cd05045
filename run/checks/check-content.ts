// Content checks at the start of a build: data, then words, then the rest. A problem in a step ends the checks there.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { studioFolder } from "../../studios/folder.mjs";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { checkData } from "./data.ts";
import { lineWith, type Problem } from "./problem.ts";
import { checkStudio } from "./studio.ts";
import { checkText } from "./text.ts";
import { checkWords } from "./words.ts";

const ROOT = join(import.meta.dirname, "../..");

/** @param now upper limit for dates that must be in the past. */
export async function checkContent(now: Date): Promise<Problem[]> {
  const { problems, files } = checkData(ROOT, studioFolder);
  if (problems.length > 0) return problems;
  const words = await checkWords(ROOT);
  if (words.length > 0) return words;
  // Imported after the checks: with faulty data or words, these modules would fail without naming the place.
  const { cards } = await import("#content/seo.ts");
  const { articleSlugs, pagePaths, tradeArticles } = await import("#contract/paths.ts");
  const read = (name: string) => readFileSync(join(ROOT, studioFolder, `${name}.json`), "utf8");
  const studio = { folder: studioFolder, files: files as StudioFiles, read, now };
  return [
    ...checkStudio(studio, { tradeArticles, cards }),
    ...(await checkTexts([
      ...pagePaths,
      // Texts link to an article by its file name, even if its address differs.
      ...[...tradeArticles, ...articleSlugs].map((slug) => `/faq/${slug}`),
    ])),
    ...findMissingTexts(articleSlugs, read("articles")),
    ...findMissingDrawings(studio.files),
  ];
}

async function checkTexts(pagePaths: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const folder of ["content/articles", "content/legal", `${studioFolder}/articles`]) {
    for (const name of existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : []) {
      if (!name.endsWith(".mdx")) continue;
      const file = `${folder}/${name}`;
      const text = readFileSync(join(ROOT, file), "utf8");
      problems.push(...(await checkText(file, text, { pagePaths, loadFacts })));
    }
  }
  return problems;
}

function findMissingTexts(slugs: readonly string[], source: string): Problem[] {
  const folders = ["content/articles", `${studioFolder}/articles`];
  const isThere = (slug: string) =>
    folders.some((folder) => existsSync(join(ROOT, folder, `${slug}.mdx`)));
  return slugs
    .filter((slug) => !isThere(slug))
    .map((slug) => ({
      file: `${studioFolder}/articles.json`,
      line: lineWith(source, `"${slug}"`),
      problem: `the article “${slug}” has no text`,
      mend: `Write ${studioFolder}/articles/${slug}.mdx, or remove the entry.`,
    }));
}

function findMissingDrawings({ areas }: Pick<StudioFiles, "areas">): Problem[] {
  return ["sign.svg", ...(areas.map ? ["area-map.svg"] : [])]
    .map((name) => `${studioFolder}/${name}`)
    .filter((file) => !existsSync(join(ROOT, file)))
    .map((file) => ({ file, problem: "this drawing is missing", mend: "Add the file." }));
}

/** Resolves to `undefined` if there is no such file. @param specifier as in an import, "#studio/prices.ts". */
async function loadFacts(specifier: string): Promise<Record<string, unknown> | undefined> {
  const file = join(ROOT, specifier.replace("#studio", "studios/read").replace("#", ""));
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}

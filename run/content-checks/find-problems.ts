// Looks through the content before it is built, so that whoever wrote it reads what is wrong, where,
// and how to fix it, instead of a program's stack. All problems are listed at once.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { studioFolder } from "../studio-folder.mjs";
import { checkModules } from "./modules.ts";
import { type ContentProblem, lineWith } from "./problem.ts";
import { checkText } from "./text.ts";

const REGISTRY = "content/articles/registry";

/** Every problem of facts, words, the articles' registry, the articles and the legal texts. */
export async function findContentProblems(): Promise<ContentProblem[]> {
  const unusable = await checkModules(process.cwd());
  if (unusable.length > 0) return unusable;
  // Only now: a static import would fail before anything could be said.
  const { articles } = await import("#content/articles/registry.ts");
  const { cards } = await import("#content/seo.ts");
  const { articleSlugs, tradeArticles, pagePaths } = await import("#contract/paths.ts");
  const { checkRegistry } = await import("./registry.ts");
  const sources = new Map(
    ["care", "choosing", "prices", "rules"].map((group) => {
      const file = `${REGISTRY}/${group}.ts`;
      return [file, readFileSync(file, "utf8")] as const;
    }),
  );
  sources.set(`${studioFolder}/articles.ts`, readFileSync(`${studioFolder}/articles.ts`, "utf8"));
  const { checkStudio } = await import("./studio.ts");
  const says = {
    ...(await import("#studio/studio.ts")),
    ...(await import("#studio/bookings.ts")),
    ...(await import("#studio/evidence.ts")),
  };
  const problems = [
    ...checkStudio(says, studioFolder, (file) => readFileSync(`${studioFolder}/${file}`, "utf8")),
    ...checkRegistry(articles, sources),
    ...checkCards(cards),
  ];
  // Texts name an article by its file, whatever its address is.
  const known = {
    pagePaths: [...pagePaths, ...[...tradeArticles, ...articleSlugs].map((slug) => `/faq/${slug}`)],
    loadFacts,
  };
  for (const folder of ["content/articles", "content/legal", `${studioFolder}/articles`]) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (!name.endsWith(".mdx")) continue;
      const file = `${folder}/${name}`;
      problems.push(...(await checkText(file, readFileSync(file, "utf8"), known)));
    }
  }
  for (const slug of articleSlugs) {
    const folders = ["content/articles", `${studioFolder}/articles`];
    if (folders.some((folder) => existsSync(`${folder}/${slug}.mdx`))) continue;
    const isOfTheTrade = (tradeArticles as readonly string[]).includes(slug);
    const list = isOfTheTrade ? "contract/paths.ts" : `${studioFolder}/articles.ts`;
    problems.push({
      file: list,
      line: lineWith(readFileSync(list, "utf8"), `"${slug}"`),
      problem: `the article "${slug}" has no text`,
      fix: `Write ${isOfTheTrade ? folders[0] : folders[1]}/${slug}.mdx, or take the slug off the list.`,
    });
  }
  return problems;
}

/** What a type checker would say, for those who run none. */
export function checkCards(cards: Record<string, { picture: string | undefined }>) {
  const file = "content/seo.ts";
  return Object.entries(cards).flatMap(([path, { picture }]): ContentProblem[] => {
    if (picture !== undefined && existsSync(`${studioFolder}/pictures/${picture}.ts`)) return [];
    const slug = path.split("/").at(-1) ?? "";
    return [
      {
        file,
        line: lineWith(readFileSync(file, "utf8"), picture ? `"${picture}"` : "articlePictures"),
        problem: picture
          ? `there is no picture "${picture}" for the link preview of ${path}`
          : `${path} has no picture for its link preview`,
        fix: `Write a line of articlePictures such as "${slug}": "car-default", with the name of a file in ${studioFolder}/pictures/.`,
      },
    ];
  });
}

/** @param specifier as in an import, "#studio/prices.ts". `undefined` when there is no such file. */
async function loadFacts(specifier: string): Promise<Record<string, unknown> | undefined> {
  const file = specifier.replace("#studio", studioFolder).replace("#", "");
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}

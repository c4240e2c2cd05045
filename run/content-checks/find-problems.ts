// Looks through the content before it is built, so that whoever wrote it reads what is wrong, where,
// and how to fix it, instead of a program's stack. All problems are listed at once.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { OwnArticle } from "#facts/article.ts";
import type { Film } from "#facts/finishes.ts";
import { studioFolder } from "../studio-folder.mjs";
import { checkAddresses } from "./addresses.ts";
import { checkColours } from "./colours.ts";
import { checkDeck } from "./deck.ts";
import { checkModules } from "./modules.ts";
import { type ContentProblem, lineWith } from "./problem.ts";
import { checkText } from "./text.ts";
import { checkTypes } from "./types.ts";

const REGISTRY = "content/articles/registry";

/** Every problem of facts, words, the articles' registry, the articles and the legal texts. */
export async function findContentProblems(): Promise<ContentProblem[]> {
  const unusable = await checkModules(process.cwd());
  if (unusable.length > 0) return unusable;
  const unfit = checkTypes(studioFolder);
  if (unfit.length > 0) return unfit;
  // Only now: a static import would fail before anything could be said.
  const { articles } = await import("#content/articles/registry.ts");
  const { cards } = await import("#content/seo.ts");
  const { articleSlugs, tradeArticles, pagePaths } = await import("#contract/paths.ts");
  const { checkRegistry } = await import("./registry.ts");
  const studioArticles = await import("#studio/articles.ts");
  const sign = await import("#studio/sign.ts");
  const { films, groupFilms } = await import("#studio/films.ts");
  const { pictureAlts, pictureWords } = await import("#studio/picture-words.ts");
  const sources = new Map(
    ["care", "choosing", "prices", "rules"].map((group) => {
      const file = `${REGISTRY}/${group}.ts`;
      return [file, readFileSync(file, "utf8")] as const;
    }),
  );
  const read = (file: string) => readFileSync(`${studioFolder}/${file}`, "utf8");
  const ownList = `${studioFolder}/articles.ts`;
  sources.set(ownList, read("articles.ts"));
  const pictures = readdirSync(`${studioFolder}/pictures`).map((name) => name.replace(/\.ts$/, ""));
  const { checkStudio } = await import("./studio.ts");
  const { checkTexts } = await import("./texts.ts");
  const texts = {
    "studio.ts": await import("#studio/studio.ts"),
    "areas.ts": await import("#studio/areas.ts"),
    "dialog-review.ts": await import("#studio/dialog-review.ts"),
    "reviews.ts": await import("#studio/reviews.ts"),
    "picture-words.ts": { pictureAlts },
    "portfolio.ts": await import("#studio/portfolio.ts"),
    "articles.ts": studioArticles,
  };
  const says = {
    ...(await import("#studio/studio.ts")),
    ...(await import("#studio/bookings.ts")),
    ...(await import("#studio/evidence.ts")),
  };
  const problems = [
    ...checkStudio(says, studioFolder, read, new Date()),
    ...checkTexts(texts, studioFolder, read),
    ...checkColours(`${studioFolder}/colours.css`, read("colours.css")),
    ...checkDeck({ films, groupFilms, pictureWords, cards, pictures, sign }, studioFolder, read),
    ...checkAddresses(studioArticles, { tradeArticles, pagePaths }, ownList, read("articles.ts")),
    ...checkRegistry(articles, sources),
    ...checkCards(cards, { films, ownArticles: studioArticles.ownArticles }),
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

type Cards = Readonly<Record<string, { picture: string | undefined }>>;

/** Pictures behind link previews that are not there. That of the first film is missed by `checkDeck`. */
export function checkCards(
  cards: Cards,
  { films, ownArticles }: { films: readonly Film[]; ownArticles: readonly OwnArticle[] },
) {
  return Object.entries(cards).flatMap(([path, { picture }]): ContentProblem[] => {
    if (picture !== undefined && existsSync(`${studioFolder}/pictures/${picture}.ts`)) return [];
    if (picture === `hero-${films[0]?.code}`) return [];
    const slug = path.split("/").at(-1) ?? "";
    const isOwn = ownArticles.some((article) => article.slug === slug);
    const file = isOwn ? `${studioFolder}/articles.ts` : "content/seo.ts";
    return [
      {
        file,
        line: lineWith(readFileSync(file, "utf8"), picture ? `"${picture}"` : "articlePictures"),
        problem: picture
          ? `there is no picture "${picture}" for the link preview of ${path}`
          : `${path} has no picture for its link preview`,
        fix: `Write ${isOwn ? 'picture: "car-default"' : `a line of articlePictures such as "${slug}": "car-default"`}, with the name of a file in ${studioFolder}/pictures/.`,
      },
    ];
  });
}

/** @param specifier as in an import, "#studio/prices.ts". `undefined` when there is no such file. */
async function loadFacts(specifier: string): Promise<Record<string, unknown> | undefined> {
  const file = specifier.replace("#studio", studioFolder).replace("#", "");
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}

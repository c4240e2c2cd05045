// Consistency checks across a studio's files: names and pictures exist, dates are in the past.

import type { StudioFiles } from "../../studios/schema/files.ts";
import { lineOfValue } from "./json-lines.ts";
import { shownPictures } from "./pictures.ts";
import { type Problem, printNearest } from "./problem.ts";

export type Studio = {
  /** Relative to the project's root. */
  folder: string;
  files: StudioFiles;
  read: (name: keyof StudioFiles) => string;
  now: Date;
};

type Known = {
  /** File names in content/articles/, without extension. */
  tradeArticles: readonly string[];
  /** The picture behind each page's link preview. */
  cards: Readonly<Record<string, { picture: string | undefined }>>;
};

export function checkStudio(studio: Studio, known: Known): Problem[] {
  const { folder, read } = studio;
  return [
    ...checkArticles(studio, known),
    ...checkPictures(studio, known),
    ...checkDates(studio),
  ].map(({ name, path, problem, mend }) => ({
    file: `${folder}/${name}.json`,
    line: lineOfValue(read(name), path),
    field: path.join("."),
    problem,
    mend,
  }));
}

type Fault = {
  name: keyof StudioFiles;
  path: readonly (string | number)[];
  problem: string;
  mend: string;
};

function checkArticles({ files }: Studio, { tradeArticles }: Known): Fault[] {
  const { leftOut, own, formerAddresses } = files.articles;
  const found: Fault[] = [];
  const find = (path: Fault["path"], problem: string, mend: string) =>
    found.push({ name: "articles", path, problem, mend });
  const slugs = own.map(({ slug }) => slug);
  const there = [...tradeArticles.filter((slug) => !leftOut.includes(slug)), ...slugs];
  for (const [index, slug] of leftOut.entries()) {
    if (leftOut.indexOf(slug) !== index) {
      find(["leftOut", index], `“${slug}” is left out twice`, "Remove one of the two.");
    } else if (!tradeArticles.includes(slug)) {
      const mend = `Write an article’s file name, without .mdx.${printNearest(slug, tradeArticles)}`;
      find(["leftOut", index], `no article is called “${slug}”`, mend);
    }
  }
  for (const [index, { slug, related }] of own.entries()) {
    if (tradeArticles.includes(slug) || slugs.indexOf(slug) !== index) {
      find(
        ["own", index, "slug"],
        `two articles are called “${slug}”`,
        "Give yours another address.",
      );
    }
    for (const [at, other] of related.entries()) {
      if ([...tradeArticles, ...slugs].includes(other) && other !== slug) continue;
      const mend = `Name another article by its file.${printNearest(other, there)}`;
      find(["own", index, "related", at], `no other article is called “${other}”`, mend);
    }
  }
  for (const [index, { from, to }] of formerAddresses.entries()) {
    if (there.includes(from)) {
      const problem = `/faq/${from} is a page of the site, so it cannot redirect`;
      find(["formerAddresses", index, "from"], problem, "Remove the entry.");
    } else if (!there.includes(to)) {
      const mend = `Write an article’s file name, without .mdx.${printNearest(to, there)}`;
      find(["formerAddresses", index, "to"], `no article is called “${to}”`, mend);
    }
  }
  return found;
}

function checkPictures({ folder, files }: Studio, { cards }: Known): Fault[] {
  const { pictures } = files.pictures;
  const [first] = files.films.films;
  const found: Fault[] = [];
  for (const name of shownPictures(files)) {
    if (name in pictures) continue;
    const mend = `Put one there: npm run desk -- picture ${name} photo.jpg`;
    const where = " (the car in the first film, at the top of the landing page)";
    const problem = `there is no picture “${name}”${name === `hero-${first?.code}` ? where : ""}`;
    found.push({ name: "pictures", path: ["pictures", name], problem, mend });
  }
  for (const [path, { picture = "" }] of Object.entries(cards)) {
    const own = files.articles.own.findIndex(({ slug }) => path === `/faq/${slug}`);
    if (picture in pictures || shownPictures(files).includes(picture)) continue;
    found.push({
      name: own < 0 ? "pictures" : "articles",
      path: own < 0 ? ["pictures"] : ["own", own, "picture"],
      problem: `there is no picture “${picture}” for the link preview of ${path}`,
      mend: `Name one that ${folder}/pictures.json lists, such as car-default.`,
    });
  }
  const { alts, words } = files["picture-words"];
  for (const name of new Set(Object.values(cards).map(({ picture = "" }) => picture))) {
    if (!(name in pictures) || name in { ...alts, ...words }) continue;
    found.push({
      name: "picture-words",
      path: ["words", name],
      problem: `the picture “${name}” behind a link preview has no description`,
      mend: `Under "words", add words that complete “over a picture of …”, such as "${name}": "a … in …".`,
    });
  }
  return found;
}

function checkDates({ files, now }: Studio): Fault[] {
  const dates: Omit<Fault, "problem" | "mend">[] = [
    ...files.bookings.recorded.flatMap((_, index) =>
      ["bookedOn", "consentOn"].map((key) => ({
        name: "bookings" as const,
        path: ["recorded", index, key],
      })),
    ),
    ...files.evidence.evidence.map((_, index) => ({
      name: "evidence" as const,
      path: ["evidence", index, "on"],
    })),
  ];
  return dates.flatMap(({ name, path }) => {
    const date = path.reduce<unknown>((inner, key) => Object(inner)[key], files[name]) as string;
    if (Date.parse(date) <= now.getTime()) return [];
    return { name, path, problem: `${date} is in the future`, mend: "Write a past date." };
  });
}

// Words of the demonstration that must not appear in another studio's built site.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plain } from "#facts/print.ts";
import { areas } from "#studio/areas.ts";
import { areas as bookingAreas } from "#studio/bookings.ts";
import { films } from "#studio/films.ts";
import { portfolio } from "#studio/portfolio.ts";
import { reviews } from "#studio/reviews.ts";
import { filmMakers, operator, studio } from "#studio/studio.ts";

const words = [
  studio.name,
  studio.shortName,
  studio.legal.name,
  studio.address.street,
  studio.address.town,
  studio.address.postcode,
  studio.phone.display,
  studio.phone.link,
  studio.email,
  studio.serviceArea,
  operator?.name,
  operator?.email,
  ...filmMakers,
  ...films.flatMap(({ code, name }) => [code, name]),
  ...reviews.flatMap(({ name, role, content }) => [name, role, content]),
  ...portfolio.map(({ title }) => title),
  ...areas.parts.flatMap(({ places }) => places.split(", ")),
  ...bookingAreas,
  /d="([^"]+)"/.exec(readFileSync("studios/demonstration/sign.svg", "utf8"))?.[1],
].filter((word) => word !== undefined);

const readAll = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => names.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

const textOf = (folder: string, names: RegExp) =>
  readAll(folder, names)
    .map(({ text }) => text)
    .join("\n");

/** Words of the trade, shared by both studios. */
const trade = textOf("content", /\.(ts|mdx)$/) + textOf("facts", /\.ts$/);

const whole = (word: string) => `(?<!\\w)${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\w)`;
/** Pattern for a name that is also a common word, such as the town "Sale". Matches only a whole value or list item. */
export const alone = (word: string) => `(?<=["'\`>]|, )${whole(word)}(?=["'\`<]|, | <small)`;

/** Reads a built site's text files. Non-breaking spaces become ordinary spaces. */
export function readSite(folder: string) {
  return readAll(folder, /\.(html|js|css|txt|xml|md|svg|webmanifest)$/).map(({ name, text }) => ({
    name,
    text: text.replaceAll("\u00A0", " "),
  }));
}

/** @param studio is the other studio's folder. @returns a line for each word found, with its file. */
export function findDemonstration(site: ReturnType<typeof readSite>, studio: string): string[] {
  const own = textOf(studio, /\.(mdx|json)$/);
  return [...new Set(words)]
    .filter((word) => !own.includes(word))
    .flatMap((word) => {
      const isOrdinary = new RegExp(whole(word)).test(trade);
      const pattern = new RegExp((isOrdinary ? alone : whole)(plain(word)));
      return site.filter(({ text }) => pattern.test(text)).map(({ name }) => `${word} in ${name}`);
    });
}

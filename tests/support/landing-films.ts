// The studio's films as the pages offer them.

import type { Page } from "@playwright/test";
import { type Film, finishNames, printCode } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { pictures } from "#studio/pictures.ts";

/** The one that the landing page opens with. */
export const firstFilm: Film = films[0];

/** On the landing page: those that there is a picture of the car in. */
const pictured = films.filter(({ code }) => `hero-${code}` in pictures);

/** The landing page's last; undefined where it shows no other than its first. */
export const otherFilm: Film | undefined = pictured.slice(1).at(-1);

/** "Reed, matte (AB 101)" */
export function inWords({ name, finish, code }: Film): string {
  return `${name}, ${finishNames[finish].toLowerCase()} (${printCode(code)})`;
}

/** One for each deck of the page. */
export const radiosOf = (page: Page, { code }: Film, state = "") =>
  page.locator(`main input[type=radio][value="${code}"]${state}`);

/** On the page's first deck. */
export const chooseFilm = (page: Page, film: Film) =>
  radiosOf(page, film).first().check({ force: true });

// The landing page's films, and its booking notice on a clock that the test moves.

import type { Locator, Page } from "@playwright/test";
import { type Film, finishNames, printCode } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { pictures } from "#studio/pictures.ts";
import { expect } from "./browser-test.ts";

/** The film that the landing page opens with. */
export const firstFilm: Film = films[0];

/** The last film that there is a picture of the car in. */
export const otherFilm: Film =
  films.findLast(({ code }) => `hero-${code}` in pictures) ?? firstFilm;

/** "Reed, matte (AB 101)" */
export function inWords({ name, finish, code }: Film): string {
  return `${name}, ${finishNames[finish].toLowerCase()} (${printCode(code)})`;
}

/** One for each row of swatches on the page. */
export const radiosOf = (page: Page, { code }: Film, state = "") =>
  page.locator(`main input[type=radio][value="${code}"]${state}`);

/** Chooses the film in the page's first row of swatches. */
export const chooseFilm = (page: Page, film: Film) =>
  radiosOf(page, film).first().check({ force: true });

export const noticeOn = (page: Page) => page.getByRole("complementary", { name: "Recent booking" });

/** Moves the clock until a notice shows: the first one is timed from the load, which took part of that. */
export async function showNotice(page: Page): Promise<Locator> {
  const notice = noticeOn(page);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [0] });
  return notice;
}

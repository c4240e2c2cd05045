// The landing page's films, and its booking notice on a mocked clock.

import type { Locator, Page } from "@playwright/test";
import type { Film } from "#facts/finishes.ts";
import { films } from "#studio/films.ts";
import { pictures } from "#studio/pictures.ts";
import { expect } from "./browser-test.ts";

export const firstFilm: Film = films[0];

/** The last film with a picture of the car. */
export const otherFilm: Film =
  films.findLast(({ code }) => `hero-${code}` in pictures) ?? firstFilm;

/** A film's radio buttons, one in each row of swatches. */
export const radiosOf = (page: Page, { code }: Film, state = "") =>
  page.locator(`main input[type=radio][value="${code}"]${state}`);

export const chooseFilm = (page: Page, film: Film) =>
  radiosOf(page, film).first().check({ force: true });

/** Advances the clock in small steps until a notice shows, since an unknown part of the delay has already passed. */
export async function showNotice(page: Page): Promise<Locator> {
  const notice = page.getByRole("complementary", { name: "Recent booking" });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice).toBeVisible({ timeout: 20 });
  }).toPass({ intervals: [0] });
  return notice;
}

// Size of the studio's short name at the foot of each page, so that it fills the width whatever the word is.

import { createLettering } from "./seo/lettering.ts";

/** Of the page's width between its margins: the word's side bearings stand out of it. */
const FILLED = 1.02;
/** In em, as `.wordmark` in app/layout/footer.module.css has it. */
const SPACING = -0.03;
/** A word of two letters would be higher than a screen. */
const LARGEST = 0.4;

/** Size of its letters as a share of that width. */
export async function sizeWordmark({ shortName }: { shortName: string }): Promise<number> {
  const { measure } = await createLettering();
  const width = measure(shortName, 1) + SPACING * shortName.length;
  return Math.min(LARGEST, Math.round((FILLED / width) * 1000) / 1000);
}

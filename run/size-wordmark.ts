// Sizes the studio's short name at the foot of each page, so that it fills the width whatever the word is.

import type { Plugin } from "vite";
import { studio } from "#studio/studio.ts";
import { createLettering } from "./seo/lettering.ts";

/** Of the page's width between its margins: the word's side bearings stand out of it. */
const FILLED = 1.02;
/** In em, as `.wordmark` in app/layout/footer.module.css has it. */
const SPACING = -0.03;
/** A word of two letters would be higher than a screen. */
const LARGEST = 0.4;

/** Size of its letters as a share of that width. */
export async function sizeWordmark(word: string): Promise<number> {
  const { measure } = await createLettering();
  const width = measure(word, 1) + SPACING * word.length;
  return Math.min(LARGEST, Math.round((FILLED / width) * 1000) / 1000);
}

export function wordmark(): Plugin {
  return {
    name: "wordmark",
    enforce: "pre",
    transform: {
      filter: { id: /\/colours\.css$/ },
      handler: async (css) =>
        `${css}@layer tokens{:root{--wordmark:${await sizeWordmark(studio.shortName)}}}`,
    },
  };
}

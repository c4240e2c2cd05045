// The films on the swatch deck. The first one opens the landing page.

import type { ArticleGroup } from "#facts/article.ts";
import type { Film } from "#facts/finishes.ts";

/** The studio's own deck. Names are the studio's; the film makers' codes are on the workshop's swatches. */
export const films = [
  { code: "iw-214", name: "Irwell Petrol", finish: "satin", colours: ["#0f6a63"] },
  { code: "iw-232", name: "Salford Brick", finish: "satin", colours: ["#b04826"] },
  { code: "iw-118", name: "Ship Canal", finish: "gloss", colours: ["#1440b8"] },
  { code: "iw-305", name: "Pennine Moss", finish: "matte", colours: ["#59624b"] },
  {
    code: "iw-402",
    name: "Oil on Water",
    finish: "colour-flip",
    colours: ["#1f8a8c", "#5b2a9a", "#b3622a"],
  },
  { code: "iw-101", name: "Pillar Red", finish: "gloss", colours: ["#a20e1c"] },
  { code: "iw-120", name: "Mill Cotton", finish: "satin", colours: ["#e9e7e1"] },
  { code: "iw-140", name: "Worker Bee", finish: "gloss", colours: ["#edb21b"] },
  { code: "iw-410", name: "Twill", finish: "carbon", colours: ["#272727"] },
  { code: "iw-001", name: "Mirror", finish: "chrome", colours: ["#c9cdd1"] },
] as const satisfies readonly Film[];

export type FilmCode = (typeof films)[number]["code"];

/** The film whose colour marks each group of answers on /faq. */
export const groupFilms: Readonly<Record<ArticleGroup, FilmCode>> = {
  prices: "iw-232",
  choosing: "iw-402",
  care: "iw-214",
  rules: "iw-118",
};

// The second studio's deck.

import type { ArticleGroup } from "#facts/article.ts";
import type { Film } from "#facts/finishes.ts";

export const films = [
  { code: "wf-01", name: "Broadland Reed", finish: "matte", colours: ["#7d7a3c"] },
  { code: "wf-02", name: "Canary", finish: "gloss", colours: ["#f2c800"] },
  { code: "wf-03", name: "Flint", finish: "satin", colours: ["#6b6e70"] },
  { code: "wf-04", name: "Mere at Dusk", finish: "colour-flip", colours: ["#2b4c7e", "#7a3b69"] },
] as const satisfies readonly Film[];

export type FilmCode = (typeof films)[number]["code"];

export const groupFilms: Readonly<Record<ArticleGroup, FilmCode>> = {
  prices: "wf-02",
  choosing: "wf-04",
  care: "wf-01",
  rules: "wf-03",
};

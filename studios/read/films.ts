// The studio's films, as its swatches show them. The landing page opens with the first film.

import type { ArticleGroup } from "#facts/article.ts";
import type { Film } from "#facts/finishes.ts";
import { readStudioFile } from "../read-file.ts";

const file = readStudioFile("films");

export const films = file.films as unknown as readonly [Film, ...Film[]];

/** The film whose colour marks each group of answers on /faq. */
export const groupFilms: Readonly<Record<ArticleGroup, string>> = file.groupFilms;

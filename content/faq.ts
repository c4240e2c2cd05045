// Words of the FAQ index.

import { priceBasis } from "#content/price-basis.ts";
import type { FilmCode } from "#studio/films.ts";
import type { ArticleGroup } from "./articles/article.ts";

export const faq = {
  title: "Car and van wrap questions, answered",
  description:
    "Straight answers on wrap prices, film life, paint, finishes, the DVLA and insurance, from the bench of a Manchester wrap studio.",
  heading: "Frequently asked questions",
  lead: `Straight answers: each question in a line or two here, and in full, with prices and drawings, on a page of its own. Prices are guide prices, ${priceBasis.vat}, in gloss or satin film.`,
  groups: {
    prices: { heading: "What it costs", film: "iw-232" },
    choosing: { heading: "Colour, cover and design", film: "iw-402" },
    care: { heading: "Life, paint and damage", film: "iw-214" },
    rules: { heading: "The DVLA, insurance and us", film: "iw-118" },
  } satisfies Record<ArticleGroup, { heading: string; film: FilmCode }>,
  readMore: "Read full answer",
  filter: {
    label: "Find your question",
    example: "e.g. roof, DVLA, scratch",
    status: (found: number, all: number) => `${found} of ${all} answers`,
    nothing: (typed: string) => `None of the answers mentions “${typed}”.`,
    ask: "Ask us instead, or ring",
    quote: "Get a Quote",
  },
  business: { label: "For business customers", link: "Vans and fleets" },
} as const;

import { priceBasis } from "#content/price-basis.ts";
import type { ArticleGroup } from "#facts/article.ts";
import { printList } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { studio } from "#studio/studio.ts";

export const faq = {
  title: `Car${has.vans ? " and van" : ""} wrap questions, answered`,
  description: `Straight answers on wrap prices, film life, paint, finishes, the DVLA and insurance, from a wrap studio in ${studio.address.town}.`,
  heading: "Frequently asked questions",
  lead: `Here are short answers. Each link leads to the full answer, with prices and drawings. Prices are guide prices${priceBasis.comma}, in gloss or satin film.`,
  groups: {
    prices: { heading: "What it costs" },
    choosing: {
      heading: printList([
        "Colours",
        ...(has.partialWraps ? ["panels"] : []),
        ...(has.design ? ["design"] : []),
      ]),
    },
    care: { heading: "Life, paint and damage" },
    rules: { heading: "The DVLA, insurance and us" },
  } satisfies Record<ArticleGroup, { heading: string }>,
  /** Follows a group's heading for screen readers. */
  questions: (count: number) => `${count} ${count === 1 ? "question" : "questions"}`,
  readMore: "Read full answer",
  /** Follows `readMore` for screen readers: "to: Which areas do you cover?". */
  readMoreOf: "to",
  filter: {
    label: "Find your question",
    example: "e.g. warranty, tint, washing",
    status: (found: number, all: number) => `${found} of ${all} answers`,
    foundIn: "Found in:",
    nothing: (typed: string) => `No answer matches “${typed}”.`,
    ask: "Try another word, or ask us. You can also ring",
    failed: "The search didn’t load. All the answers are below.",
  },
  business: { label: "For business customers", link: "Vans and fleets" },
} as const;

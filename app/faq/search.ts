// Full-text search over all articles. The build writes the index; the FAQ page fetches the index on first use.

import MiniSearch, { type Options } from "minisearch";
import { stemmer } from "stemmer";

export const searchIndex = "/answers.json";

/** Part of an article under one heading. `id` is SLUG for the part before the first <h2>, then SLUG#HEADING-ID. */
export type Section = { id: string; heading: string; text: string };

/** Best matching section of each article, by slug. */
export type Found = ReadonlyMap<string, Pick<Section, "id" | "heading">>;

/** Returns `undefined` if the text consists only of stop words, such as "how". */
export type Search = (typed: string) => Found | undefined;

/** Stop words: too frequent to distinguish sections. */
const common = new Set(
  "a all also an and any are as at be because but by can do does don each for from get has have how i if in into is isn it its just ll may more most my no not of off on one only or other our out over re s so some t than that the them then there they this to too up us ve we what when which who will with you your".split(
    " ",
  ),
);

const options: Options<Section> = {
  fields: ["heading", "text"],
  storeFields: ["heading"],
  tokenize: toWords,
  processTerm: (word) => (common.has(word) ? null : [...new Set([word, stemmer(word)])]),
};

export async function loadSearch(): Promise<Search> {
  const answer = await fetch(searchIndex);
  return createSearch(await answer.text());
}

export function createSearch(index: string): Search {
  const sections = MiniSearch.loadJSON(index, options);
  return (typed) => {
    const words = toWords(typed).filter((word) => !common.has(word));
    if (words.length === 0 && toWords(typed).length > 0) return undefined;
    const hits = sections.search({
      combineWith: "AND",
      queries: words.map((word) => ({
        combineWith: "OR",
        queries: [
          { queries: [word], prefix: true },
          { queries: [stemmer(word)], prefix: false },
        ],
        processTerm: (term: string) => term,
      })),
      boost: { heading: 3 },
    });
    const found = new Map<string, Pick<Section, "id" | "heading">>();
    for (const { id, heading } of hits) {
      const [slug] = id.split("#");
      if (!found.has(slug)) found.set(slug, { id, heading });
    }
    return found;
  };
}

export function buildIndex(sections: readonly Section[]): string {
  const index = new MiniSearch(options);
  index.addAll(sections);
  return JSON.stringify(index);
}

/** Lower-case words and numbers, without accents or punctuation. */
function toWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

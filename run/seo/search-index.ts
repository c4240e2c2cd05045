// Search index for the FAQ's filter: every article, split into sections.

import { buildIndex, type Section } from "#app/faq/search.ts";
import type { Article } from "#content/articles/article.ts";
import { plain } from "#facts/print.ts";

/** @param textOf renders an article's text as HTML. */
export async function printSearchIndex(
  articles: readonly Article[],
  textOf: (slug: string) => Promise<string>,
): Promise<string> {
  const sections: Section[] = [];
  for (const { slug, question, shortAnswer } of articles) {
    const [intro = "", ...parts] = (await textOf(slug)).split(/<h2 id="([^"]*)">(.*?)<\/h2>/s);
    sections.push({ id: slug, heading: question, text: `${shortAnswer} ${strip(intro)}` });
    for (let part = 0; part < parts.length; part += 3) {
      const [id = "", heading = "", text = ""] = parts.slice(part, part + 3);
      sections.push({ id: `${slug}#${id}`, heading: strip(heading), text: strip(text) });
    }
  }
  return buildIndex(sections);
}

/** Reduces HTML to words, without tags, drawings and character references. */
function strip(html: string): string {
  const words = html.replace(/<(svg|script|style)\b.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, " ");
  return plain(words.replace(/&#?\w+;/g, "’"))
    .replace(/\s+/g, " ")
    .trim();
}

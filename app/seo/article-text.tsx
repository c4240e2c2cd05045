// Renders an article without its page, for the search index. Runs only at build time.

import { prerender } from "react-dom/static";
import { textComponents } from "#app/article/text-components.tsx";
import { loadArticleText } from "#app/article/texts.ts";
import { PageContext } from "#app/page-context.tsx";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import type { ArticleSlug } from "#contract/paths.ts";

/** Returns HTML with the question, its answer and the text. */
export async function renderArticleText(slug: ArticleSlug): Promise<string> {
  const { default: Text, answer, article, parts } = await loadArticleText(slug);
  const { prelude } = await prerender(
    <PageContext value={{ origin: originPlaceholder, today: todayPlaceholder, state: {} }}>
      <h1>{article.question}</h1>
      <p>{answer}</p>
      <Text components={{ ...textComponents, ...parts }} />
    </PageContext>,
  );
  return new Response(prelude).text();
}

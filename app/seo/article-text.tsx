// Renders an article without its page, for its Markdown copy. Runs only at build time.

import type { MDXComponents, MDXContent } from "mdx/types.js";
import { prerender } from "react-dom/static";
import { textComponents } from "#app/article/text-components.tsx";
import { loadArticleText } from "#app/article/texts.ts";
import { PageProvider } from "#app/page-context.tsx";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import type { ArticleSlug } from "#contract/paths.ts";

type ArticleModule = Pick<typeof import("*.mdx"), "answer" | "article"> & {
  default: MDXContent;
  parts?: MDXComponents;
};

/** Returns HTML with the question, its answer and the text. */
export async function renderArticleText(slug: ArticleSlug): Promise<string> {
  const { default: Text, answer, article, parts }: ArticleModule = await loadArticleText(slug);
  const { prelude } = await prerender(
    <PageProvider environment={{ origin: originPlaceholder, today: todayPlaceholder }} state={{}}>
      <h1>{article.question}</h1>
      <p>{answer}</p>
      <Text components={{ ...textComponents, ...parts }} />
    </PageProvider>,
  );
  return new Response(prelude).text();
}

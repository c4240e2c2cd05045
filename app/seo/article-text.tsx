// An article's words alone, without the page around them, for its copy in Markdown. Runs at build time alone.

import type { MDXComponents, MDXContent } from "mdx/types.js";
import { prerender } from "react-dom/static";
import { textComponents } from "#app/article/text-components.tsx";
import { PageProvider } from "#app/page-context.tsx";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import type { ArticleSlug } from "#contract/paths.ts";

type ArticleModule = Pick<typeof import("*.mdx"), "answer" | "article"> & {
  default: MDXContent;
  parts?: MDXComponents;
};

const modules = import.meta.glob<ArticleModule>("../../content/articles/*.mdx");

/** HTML of the question, its answer and the text. */
export async function renderArticleText(slug: ArticleSlug): Promise<string> {
  const load = modules[`../../content/articles/${slug}.mdx`];
  if (!load) throw new Error(`content/articles/${slug}.mdx is missing`);
  const { default: Text, answer, article, parts } = await load();
  const { prelude } = await prerender(
    <PageProvider environment={{ origin: originPlaceholder, today: todayPlaceholder }} state={{}}>
      <h1>{article.question}</h1>
      <p>{answer}</p>
      <Text components={{ ...textComponents, ...parts }} />
    </PageProvider>,
  );
  return new Response(prelude).text();
}

// An article: the question, its answer at once, the text, and where to read on.

import type { MDXContent } from "mdx/types.js";
import type { ArticlePageData } from "#app/article/article-page-data.ts";
import { textComponents } from "#app/article/text-components.tsx";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Head } from "#app/seo/head.tsx";
import { articlePath, commercialSlug, paths } from "#contract/paths.ts";
import css from "./plain-page.module.css";

type ArticleModule = { default: MDXContent; answer: string; article: ArticlePageData };

export function ArticlePage({ module }: { module: ArticleModule }) {
  const { default: Text, answer, article } = module;
  return (
    <article className={css.page}>
      <Head
        title={article.title}
        description={article.description}
        path={articlePath(article.slug)}
      />
      {article.slug === commercialSlug ? null : (
        <p>
          <a href={paths.faq}>Back to all FAQs</a>
        </p>
      )}
      <h1>{article.question}</h1>
      <p className={css.lead}>{answer}</p>
      <Text components={textComponents} />
      <p>
        <QuoteButton>{article.quoteLink}</QuoteButton>
      </p>
      <nav aria-labelledby="related">
        <h2 id="related">Related questions</h2>
        <ul>
          {article.related.map(({ path, question }) => (
            <li key={path}>
              <a href={path}>{question}</a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

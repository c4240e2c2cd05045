// What follows an article's text: the way to a quote, and the questions that lie nearest.

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { articlePage as words } from "#content/article-page.ts";
import css from "./article.module.css";
import type { ArticlePageData } from "./article-page-data.ts";

export function AfterArticle({ article }: { article: ArticlePageData }) {
  return (
    <div className="screen">
      <div className={`night slab row ${css.ask}`}>
        <p className="title">{words.ask}</p>
        <QuoteButton className={buttonClass({ kind: "signal" })}>{article.quoteLink}</QuoteButton>
      </div>
      <nav className={`chapter ${css.related}`} aria-labelledby="related">
        <h2 id="related" className="heading">
          {words.related}
        </h2>
        <ul className="fill">
          {article.related.map(({ path, question }) => (
            <li key={path}>
              <a className="title" href={path}>
                {question}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

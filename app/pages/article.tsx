// Pages of running text: articles with their related links, and legal texts with their dates. They share a chunk, as
// their layout is nearly the same.

import css from "#app/article/article.module.css";
import type { ArticlePageData } from "#app/article/parts.ts";
import { ReadingPage } from "#app/article/reading-page.tsx";
import { textComponents } from "#app/article/text-components.tsx";
import { useToday } from "#app/page-context.tsx";
import { type Known, QuoteButton } from "#app/quote/quote-button.tsx";
import { Head } from "#app/seo/head.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Back } from "#app/ui/icons.tsx";
import { articlePage as words } from "#content/article-page.ts";
import { printDay } from "#contract/page-environment.ts";
import { type ArticleSlug, articlePath, commercialSlug, paths } from "#contract/paths.ts";

type Module = typeof import("*.mdx");

export function LegalPage(props: { path: string; module: Module }) {
  const { default: Text, page, contents, parts } = props.module;
  const today = useToday();
  return (
    <>
      <Head {...page} path={props.path} />
      <ReadingPage
        heading={page.heading}
        lead={
          <p className="small">
            {page.hasEffectiveDate ? (
              <>
                Effective date: {today}
                <br />
              </>
            ) : null}
            Text last changed: <time dateTime={page.updated}>{printDay(page.updated)}</time>
          </p>
        }
        contents={contents}
      >
        <Text components={{ ...textComponents, ...parts }} />
      </ReadingPage>
    </>
  );
}

export function ArticlePage({ module }: { module: Module }) {
  const { default: Text, answer, article, parts } = module;
  const commercial = article.slug === commercialSlug;
  return (
    <>
      <Head {...article} path={articlePath(article.slug)} />
      <ReadingPage
        heading={article.question}
        above={commercial ? words.forBusiness : <BackToAll />}
        lead={
          <>
            <p className="answer">{answer}</p>
            <p className="small">
              {words.updated} <time dateTime={article.updated}>{printDay(article.updated)}</time>
            </p>
          </>
        }
        contents={article.contents}
        dark={commercial}
        known={known[article.slug]}
        after={<AfterArticle article={article} />}
      >
        <Text components={{ ...textComponents, ...parts }} />
      </ReadingPage>
    </>
  );
}

function BackToAll() {
  return (
    <a className={buttonClass({ kind: "text" })} href={paths.faq}>
      <Back />
      {words.back}
    </a>
  );
}

/** Prefilled fields of the quote buttons in articles about one kind of work or one car. */
const known: Partial<Record<ArticleSlug, Known>> = {
  [commercialSlug]: { wrapType: "Commercial Branding" },
  "will-a-wrap-protect-my-original-paintwork": { wrapType: "Paint Protection Film" },
  "tesla-model-3-wrap-cost-uk": { make: "Tesla", model: "Model 3" },
};

function AfterArticle({ article }: { article: ArticlePageData }) {
  return (
    <div className="screen">
      <div className={`night slab row ${css.ask}`}>
        <p className="title">{words.ask}</p>
        <QuoteButton kind="signal">{article.quoteLink}</QuoteButton>
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

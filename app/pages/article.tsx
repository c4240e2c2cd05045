// Pages of articles and legal texts, in one chunk because both have nearly the same layout.

import css from "#app/article/article.module.css";
import type { ArticlePageData } from "#app/article/parts.ts";
import { ReadingPage } from "#app/article/reading-page.tsx";
import type { TextModule } from "#app/article/texts.ts";
import { useToday } from "#app/page-context.tsx";
import { type Known, QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Back } from "#app/ui/icons.tsx";
import { articlePage as words } from "#content/article-page.ts";
import { printDay } from "#contract/page-environment.ts";
import { commercialSlug, paths } from "#contract/paths.ts";

type TextProps = { path: string; module: TextModule };

export function TextPage(props: TextProps) {
  const { article } = props.module;
  return article ? <ArticlePage {...props} article={article} /> : <LegalPage {...props} />;
}

function LegalPage(props: TextProps) {
  const { page } = props.module;
  const today = useToday();
  return (
    <ReadingPage
      {...props}
      {...page}
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
    />
  );
}

function ArticlePage({ article, ...props }: TextProps & { article: ArticlePageData }) {
  const commercial = article.slug === commercialSlug;
  return (
    <ReadingPage
      {...props}
      title={article.title}
      description={article.description}
      heading={article.question}
      above={commercial ? words.forBusiness : <BackToAll />}
      lead={
        <>
          <p className="answer">{props.module.answer}</p>
          <p className="small">
            {words.updated} <time dateTime={article.updated}>{printDay(article.updated)}</time>
          </p>
        </>
      }
      dark={commercial}
      known={known[article.slug]}
      after={<AfterArticle article={article} />}
    />
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

/** Values that an article about one kind of work or car prefills in the quote form, by slug. */
const known: Readonly<Record<string, Known>> = {
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

// Index of all articles, in groups, with a filter.

import "#app/styles/page.css";
import css from "#app/faq/faq.module.css";
import { FilterField, NothingFound, useFilter } from "#app/faq/filter-field.tsx";
import type { Found } from "#app/faq/search.ts";
import { Head } from "#app/seo/head.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Article } from "#content/articles/article.ts";
import { articles } from "#content/articles/registry.ts";
import { faq as words } from "#content/faq.ts";
import { articlePath, commercialSlug, paths } from "#contract/paths.ts";
import { articleGroups } from "#facts/article.ts";
import { films, groupFilms } from "#studio/films.ts";

const listed = articles.filter((article) => article.slug !== commercialSlug);
const commercial = articles.find((article) => article.slug === commercialSlug);

const groups = articleGroups.map((id) => ({
  id,
  ...words.groups[id],
  film: films.find(({ code }) => code === groupFilms[id]),
  articles: listed.filter((article) => article.group === id),
  firstNumber: listed.findIndex((article) => article.group === id) + 1,
}));

export default function FaqPage() {
  const { input, typed, found, failed } = useFilter();
  const status = found ? words.filter.status(found.size, articles.length) : "";
  return (
    <section className="paper page">
      <Head {...words} path={paths.faq} />
      <header className={`split ${css.head}`}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <FilterField {...input} status={typed && failed ? words.filter.failed : status} />
        <GroupTabs />
      </header>
      {groups.map((group) => (
        <AnswerGroup key={group.id} group={group} found={found} />
      ))}
      {found?.size === 0 ? <NothingFound typed={typed} /> : null}
      {commercial ? <BusinessCallout article={commercial} /> : null}
    </section>
  );
}

function GroupTabs() {
  return (
    <nav className="screen" aria-label="Groups of questions">
      <ul className={`fill ${css.tabs}`}>
        {groups.map(({ id, heading, film, articles }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={`${heading}, ${words.questions(articles.length)}`}>
              {film ? <Swatch colours={film.colours} sheen={film.finish} /> : null}
              <span className={`label ${css.name}`}>
                {heading} <small className="quiet">{articles.length}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Group of questions. Filtering leaves their numbers as they are. @param found `undefined` shows all */
function AnswerGroup({
  group,
  found,
}: {
  group: (typeof groups)[number];
  found: Found | undefined;
}) {
  const { id, heading, articles, firstNumber } = group;
  const shown = ({ slug }: Article) => found?.has(slug) ?? true;
  return (
    <section
      className={`split chapter ${css.group}`}
      aria-labelledby={id}
      hidden={!articles.some(shown)}
    >
      <h2 id={id} className="heading">
        {heading}
      </h2>
      <ul>
        {articles.map((article, place) => (
          <li key={article.slug} className={css.answer} hidden={!shown(article)}>
            <span className="title quiet" aria-hidden="true">
              {firstNumber + place}
            </span>
            <h3 className="title">
              <Unbroken text={article.question} />
            </h3>
            <div>
              <p>{article.shortAnswer}</p>
              <FoundIn section={found?.get(article.slug)} />
              <a
                className={buttonClass({ kind: "text", className: "whole" })}
                href={articlePath(article.slug)}
              >
                {words.readMore}
                <span className="visually-hidden">
                  {" "}
                  {words.readMoreOf}: {article.question}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Link to the matching section, unless the match comes before the article's first heading. */
function FoundIn({ section }: { section: { id: string; heading: string } | undefined }) {
  const [slug = "", hash] = section?.id.split("#") ?? [];
  if (!section || !hash) return null;
  return (
    <p className={`small ${css.found}`}>
      {words.filter.foundIn} <a href={`${articlePath(slug)}#${hash}`}>{section.heading}</a>
    </p>
  );
}

function BusinessCallout({ article }: { article: Article }) {
  return (
    <aside className={`night slab stack start small ${css.business}`} aria-labelledby="business">
      <p>{words.business.label}</p>
      <h2 id="business" className="display">
        {article.question}
      </h2>
      <p className="lead">{article.shortAnswer}</p>
      <a href={articlePath(article.slug)} className={buttonClass({ kind: "plain" })}>
        {words.business.link}
        <Arrow />
      </a>
    </aside>
  );
}

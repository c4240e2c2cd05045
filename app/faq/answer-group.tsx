import { buttonClass } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Article } from "#content/articles/article.ts";
import { faq as words } from "#content/faq.ts";
import { articlePath } from "#contract/paths.ts";
import css from "./faq.module.css";
import type { Found } from "./search.ts";

/** One group of the index. Numbers run across groups, and questions keep theirs when others are filtered out. */
export function AnswerGroup(props: {
  id: string;
  heading: string;
  firstNumber: number;
  articles: readonly Article[];
  /** `undefined` shows all. */
  found: Found | undefined;
}) {
  const { articles, firstNumber, found } = props;
  const shown = ({ slug }: Article) => found?.has(slug) ?? true;
  return (
    <section
      className={`split chapter ${css.group}`}
      aria-labelledby={props.id}
      hidden={!articles.some(shown)}
    >
      <h2 id={props.id} className="heading">
        {props.heading}
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

/** Link to the matching section, unless that is the answer itself. */
function FoundIn({ section }: { section: { id: string; heading: string } | undefined }) {
  const [slug, hash] = section?.id.split("#") ?? [];
  if (!section || !hash) return null;
  return (
    <p className={`small ${css.found}`}>
      {words.filter.foundIn}{" "}
      <a href={`${articlePath(slug as Article["slug"])}#${hash}`}>{section.heading}</a>
    </p>
  );
}

import css from "./article.module.css";
import type { Contents as Headings } from "./article-page-data.ts";

/** The page's own headings: a list beside the text where there is room, folded up above it where there is not. */
export function Contents(props: { headings: Headings }) {
  if (props.headings.length < 2) return null;
  return (
    <>
      <nav className={`screen ${css.beside}`} aria-label="Contents of this page">
        <p className="label">On this page</p>
        <HeadingList {...props} />
      </nav>
      <details className={`screen ${css.folded}`}>
        <summary className="label opener">On this page</summary>
        <HeadingList {...props} />
      </details>
    </>
  );
}

function HeadingList({ headings }: { headings: Headings }) {
  const counted = !haveOwnNumbers(headings);
  return (
    <ol className={`small ${css.list}`}>
      {headings.map(({ id, heading }, place) => {
        const [, own = "", words] = /^(?:(\d+)\.\s)?(.*)$/.exec(heading) ?? [];
        return (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="quiet">{counted ? place + 1 : own}</span>
              {words}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether headings say their numbers themselves ("2. The brief"), at least some of them. */
export function haveOwnNumbers(headings: Headings): boolean {
  return headings.some(({ heading }) => /^\d+\.\s/.test(heading));
}

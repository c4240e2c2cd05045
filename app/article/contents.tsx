import type { Contents as Headings } from "./article-page-data.ts";
import css from "./contents.module.css";

/** The page's own headings: a list beside the text where there is room, folded up above it where there is not. */
export function Contents(props: { headings: Headings }) {
  if (props.headings.length < 2) return null;
  return (
    <>
      <nav className={css.beside} aria-label="Contents of this page">
        <p className={css.title}>On this page</p>
        <HeadingList {...props} />
      </nav>
      <details className={css.folded}>
        <summary className={css.title}>On this page</summary>
        <HeadingList {...props} />
      </details>
    </>
  );
}

function HeadingList({ headings }: { headings: Headings }) {
  const counted = !haveOwnNumbers(headings);
  return (
    <ol className={css.list}>
      {headings.map(({ id, heading }, place) => {
        const [, own = "", words] = /^(?:(\d+)\.\s)?(.*)$/.exec(heading) ?? [];
        return (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={css.number}>{counted ? place + 1 : own}</span>
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

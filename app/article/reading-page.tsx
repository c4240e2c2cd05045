// The layout of a reading page: heading, lead, table of contents, text, and what follows it.

import "#app/styles/page.css";
import type { ReactNode } from "react";
import type { Known } from "#app/quote/quote-button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import css from "./article.module.css";
import type { Contents as Headings } from "./article-page-data.ts";
import text from "./text.module.css";

export function ReadingPage(props: {
  heading: string;
  /** The way back, or what the page belongs to. */
  above?: ReactNode;
  /** Between the heading and the text. */
  lead: ReactNode;
  contents: Headings;
  /** A page with a frame of its own: its head is a dark room. */
  dark?: boolean;
  /** Filled in by every quote button within it (quote/dialog-boot.ts). */
  known?: Known | undefined;
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <article
      className={`paper page ${css.page}`}
      data-wrap-type={props.known?.wrapType}
      data-make={props.known?.make}
      data-model={props.known?.model}
    >
      <header className={`split bleed ${css.head} ${props.dark ? "night" : ""}`}>
        <div className="screen label">{props.above}</div>
        <div>
          <h1>
            <Unbroken text={props.heading} />
          </h1>
          {props.lead}
        </div>
      </header>
      <div className={`split ${css.body}`}>
        <div>
          <Contents headings={props.contents} />
        </div>
        <div>
          <div
            className={text.text}
            data-numbered={haveOwnNumbers(props.contents) ? undefined : ""}
          >
            {props.children}
          </div>
          {props.after}
        </div>
      </div>
    </article>
  );
}

/** The page's own headings: a list beside the text where there is room, folded up above it where there is not. */
function Contents(props: { headings: Headings }) {
  if (props.headings.length < 2) return null;
  return (
    <>
      <nav className={`screen ${css.beside}`} aria-label="On this page">
        <p className="label" aria-hidden="true">
          On this page
        </p>
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
              {/* Some screen readers read it as a link of its own. */}
              <span className="quiet" aria-hidden="true">
                {counted ? place + 1 : own}
              </span>
              {words}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether headings say their numbers themselves ("2. The brief"), at least some of them. */
function haveOwnNumbers(headings: Headings): boolean {
  return headings.some(({ heading }) => /^\d+\.\s/.test(heading));
}

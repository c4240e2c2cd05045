// Layout of articles and legal texts.

import "#app/styles/page.css";
import type { ReactNode } from "react";
import type { Known } from "#app/quote/quote-button.tsx";
import { Head } from "#app/seo/head.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import css from "./article.module.css";
import type { Contents as Headings } from "./parts.ts";
import text from "./text.module.css";
import { textComponents } from "./text-components.tsx";
import type { TextModule } from "./texts.ts";

export function ReadingPage(props: {
  path: string;
  title: string;
  description: string;
  heading: string;
  module: TextModule;
  /** Above the heading: a back link or a label. */
  above?: ReactNode;
  /** Between the heading and the text. */
  lead: ReactNode;
  dark?: boolean;
  /** Form values that every quote button on the page prefills (quote/dialog-boot.ts). */
  known?: Known | undefined;
  after?: ReactNode;
}) {
  const { default: Text, contents, parts } = props.module;
  return (
    <article
      className={`paper page ${css.page}`}
      data-wrap-type={props.known?.wrapType}
      data-make={props.known?.make}
      data-model={props.known?.model}
    >
      <Head {...props} />
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
          <Contents headings={contents} />
        </div>
        <div>
          <div className={text.text} data-numbered={haveOwnNumbers(contents) ? undefined : ""}>
            <Text components={{ ...textComponents, ...parts }} />
          </div>
          {props.after}
        </div>
      </div>
    </article>
  );
}

/** Table of contents: beside the text on wide screens, folded above the text on others. */
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
              {/* Hidden, because some screen readers announce the number as a separate link. */}
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

/** Whether any heading begins with a number, as in "2. The brief". */
function haveOwnNumbers(headings: Headings): boolean {
  return headings.some(({ heading }) => /^\d+\.\s/.test(heading));
}

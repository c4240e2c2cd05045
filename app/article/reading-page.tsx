// A page to be read: a heading, what stands at its head, a contents list, the text, and what follows it.

import type { ReactNode } from "react";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { studio } from "#facts/studio.ts";
import css from "./article.module.css";
import type { Contents as Headings } from "./article-page-data.ts";
import { Contents, haveOwnNumbers } from "./contents.tsx";
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
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <article className={`paper page ${css.page}`}>
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
        <div className={text.text} data-numbered={haveOwnNumbers(props.contents) ? undefined : ""}>
          {props.children}
        </div>
        {props.after}
      </div>
      <p className={css.imprint} aria-hidden="true">
        {studio.name}, {studio.address.town}, {studio.phone.display}
      </p>
    </article>
  );
}

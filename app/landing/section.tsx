import type { ReactNode } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { getQuote } from "#content/quote.ts";
import css from "./card-button.module.css";

export function Section(props: {
  id: string;
  words: { title: ReactNode; text?: ReactNode };
  className: string | undefined;
  children: ReactNode;
}) {
  const { id, words } = props;
  return (
    <section className={props.className} aria-labelledby={id}>
      <hgroup>
        <h2 id={id}>{words.title}</h2>
        {words.text && <p className="lead">{words.text}</p>}
      </hgroup>
      {props.children}
    </section>
  );
}

/** Width of each picture in a row of two, for `<img sizes>`. Must match showcase.module.css. */
export const cardSizes = "(width < 48rem) 54vw, 50vw";

/** Quote button that covers a whole card. Its label shows on hover and focus. */
export function CardButton({ about }: { about: string }) {
  return (
    <QuoteButton className={css.card} about={about}>
      <span className="label">{getQuote}</span>
    </QuoteButton>
  );
}

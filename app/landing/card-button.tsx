import type { ReactNode } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import css from "./card-button.module.css";

/** Covers a card, which asks for a quote wherever it is clicked. Visible are an arrow and, on hover and focus, a word. */
export function CardButton({ ask, of }: { ask: ReactNode; of: ReactNode }) {
  return (
    <QuoteButton className={css.card}>
      <span className="visually-hidden">
        {ask}: {of}
      </span>
      <span className={`label ${css.sign}`} aria-hidden="true">
        <span className={css.word}>Quote</span>
        <Arrow />
      </span>
    </QuoteButton>
  );
}

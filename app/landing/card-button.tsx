import type { ReactNode } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import css from "./card-button.module.css";

/** Over a card, which asks for a quote wherever it is clicked. What is seen of it is a small quote button. */
export function CardButton({ ask, of }: { ask: ReactNode; of: ReactNode }) {
  return (
    <QuoteButton className={css.card}>
      <span className={buttonClass({ kind: "signal", size: "small", className: css.sign })}>
        <span className="visually-hidden">
          {ask}: {of}
        </span>
        <Arrow />
      </span>
    </QuoteButton>
  );
}

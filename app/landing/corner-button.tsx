import type { ReactNode } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import css from "./corner-button.module.css";

/** Over a card, which asks for a quote wherever it is clicked. Its words are for screen readers alone. */
export function CornerButton({ children }: { children: ReactNode }) {
  return (
    <QuoteButton className={css.corner} wrapType="Vehicle Wrap">
      <span className="visually-hidden">{children}</span>
    </QuoteButton>
  );
}

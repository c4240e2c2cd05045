import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { faq as words } from "#content/faq.ts";
import css from "./faq.module.css";

export function NothingFound({ typed }: { typed: string }) {
  return (
    <div className={`stack ${css.nothing}`}>
      <p className="title">{words.filter.nothing(typed)}</p>
      <p>{words.filter.ask}</p>
      <QuoteButton className={buttonClass({ kind: "signal" })}>{words.filter.quote}</QuoteButton>
    </div>
  );
}

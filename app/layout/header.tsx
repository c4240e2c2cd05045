import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { articlePath, paths } from "#contract/paths.ts";
import { studio } from "#facts/studio.ts";
import css from "./layout.module.css";
import { NameMark } from "./name-mark.tsx";

export function Header() {
  return (
    <header className={`night ${css.header}`}>
      <a href={paths.landing} className={`strong ${css.name}`} aria-label={`${studio.name}, home`}>
        <NameMark />
      </a>
      <nav className="screen small" aria-label="Main">
        <a href={articlePath("car-wrap-prices-uk")}>Prices</a>
        <a href={paths.faq}>FAQ</a>
        <a href={studio.phone.link}>{studio.phone.display}</a>
      </nav>
      <QuoteButton
        className={buttonClass({ kind: "signal", size: "small", className: "screen unbroken" })}
      >
        Get a Quote
      </QuoteButton>
    </header>
  );
}

import { Link } from "react-router";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { paths } from "#contract/paths.ts";
import { studio } from "#facts/studio.ts";
import css from "./header.module.css";
import { NameMark } from "./name-mark.tsx";

export function Header() {
  return (
    <header className={css.header}>
      <Link to={paths.landing} className={css.name} aria-label={`${studio.name}, home`}>
        <NameMark />
      </Link>
      <QuoteButton className={css.quote}>Get a Quote</QuoteButton>
    </header>
  );
}

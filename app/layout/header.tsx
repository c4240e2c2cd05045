// The top bar. On phones its links are a popover, which opens before and without JavaScript.

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Menu } from "#app/ui/icons.tsx";
import { header as words } from "#content/header.ts";
import { paths } from "#contract/paths.ts";
import { studio } from "#facts/studio.ts";
import css from "./layout.module.css";
import { NameMark } from "./name-mark.tsx";

const menuId = "menu";

export function Header() {
  return (
    <header className={`night ${css.header}`}>
      <a
        href={paths.landing}
        className={`strong unbroken ${css.name}`}
        aria-label={`${studio.name}, home`}
      >
        <NameMark />
      </a>
      <button
        type="button"
        className={`screen ${css.menu}`}
        popoverTarget={menuId}
        aria-label={words.menu}
      >
        <Menu />
      </button>
      <nav id={menuId} className="screen night small" popover="auto" aria-label={words.nav}>
        <Links links={words.links} />
        <Links links={words.sections} className={css.sections} />
        <a href={studio.phone.link}>{studio.phone.display}</a>
      </nav>
      <QuoteButton
        className={buttonClass({ kind: "signal", size: "small", className: "screen unbroken" })}
      >
        {words.quote}
      </QuoteButton>
    </header>
  );
}

function Links(props: {
  links: readonly { text: string; to: string }[];
  className?: string | undefined;
}) {
  return props.links.map(({ text, to }) => (
    <a key={to} href={to} className={props.className}>
      {text}
    </a>
  ));
}

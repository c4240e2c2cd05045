// Top bar. On phones its links are in a popover, which opens without JavaScript.

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Menu, Phone } from "#app/ui/icons.tsx";
import { header as words } from "#content/header.ts";
import { paths } from "#contract/paths.ts";
import sign from "#studio/sign.svg?no-inline";
import { studio } from "#studio/studio.ts";
import css from "./header.module.css";

const menuId = "menu";

const links = [...words.links, ...words.sections];

/** @param quiet makes the quote button plain, because another button on the page has the signal colour */
export function Header({ quiet }: { quiet: boolean }) {
  return (
    <header className={`night screen ${css.header}`}>
      <HomeLink className={`strong unbroken ${css.name}`} />
      <a
        href={studio.phone.link}
        className={`close ${css.phone}`}
        aria-label={studio.phone.display}
      >
        <Phone />
      </a>
      <button
        type="button"
        className={`close ${css.phone}`}
        popoverTarget={menuId}
        aria-label={words.menu}
      >
        <Menu />
      </button>
      <nav id={menuId} className="night small strong" popover="auto" aria-label={words.nav}>
        {links.map(({ text, to }, place) => (
          // The space keeps the links apart in browsers without styles.
          <a key={to} href={to} className={words.links[place] ? undefined : css.phone}>
            {`${text} `}
          </a>
        ))}
        <a href={studio.phone.link}>{studio.phone.display}</a>
      </nav>
      <QuoteButton kind={quiet ? "plain" : "signal"} size="small" className="unbroken" />
    </header>
  );
}

export function HomeLink({ className }: { className: string }) {
  const [first, ...rest] = studio.name.split(" ");
  return (
    <a href={paths.landing} className={className} aria-label={`${studio.name}, home`}>
      <img src={sign} width="28" height="28" alt="" fetchPriority="low" />
      <span>
        {first} <span className="quiet">{rest.join(" ")}</span>
      </span>
    </a>
  );
}

import { CookieChoices } from "#app/analytics/start.tsx";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { example } from "#content/example.ts";
import { footer as words } from "#content/footer.ts";
import { paths } from "#contract/paths.ts";
import { endorsement, studio } from "#studio/studio.ts";
import css from "./footer.module.css";

const links = [
  ["FAQ", paths.faq],
  ["Privacy", paths.privacy],
  ["Terms", paths.terms],
  ["Accessibility", paths.accessibility],
] as const;

/** @param asks whether the footer begins with a call to action */
export function Footer({ asks }: { asks: boolean }) {
  return (
    <footer className={`screen night small split ${css.footer}`}>
      {asks ? (
        <div className="stack start">
          <p className={`display ${css.call}`}>{words.call.join("\n")}</p>
          <QuoteButton kind="signal" />
          {endorsement ? (
            <p>
              {endorsement.badge}
              {example}
            </p>
          ) : null}
        </div>
      ) : null}
      <div className={`fill ${css.places}`}>
        <section className="stack" aria-labelledby="footer-workshop">
          <h2 id="footer-workshop" className="label quiet">
            {words.workshop}
          </h2>
          <address>
            <p>
              {studio.address.town}, {words.appointment}
            </p>
            {words.hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              <a href={studio.phone.link}>{studio.phone.display}</a>
            </p>
            <p>
              <a href={`mailto:${studio.email}`}>{studio.email}</a>
            </p>
          </address>
          <p>{studio.serviceArea}</p>
        </section>
        <nav className="stack" aria-label={words.nav}>
          <h2 className="visually-hidden">{words.pages}</h2>
          <ul className="row">
            {links.map(([text, to]) => (
              <li key={to}>
                <a href={to}>{text}</a>
              </li>
            ))}
            <CookieChoices />
          </ul>
        </nav>
      </div>
      <div className={`fill quiet ${css.operator}`}>
        {words.demonstration ? <p>{words.demonstration}</p> : null}
        {words.imprint.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </footer>
  );
}

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { whyChooseUs as words } from "#content/landing/why-choose-us.ts";
import car from "./drawings/car.svg?no-inline";
import css from "./why-choose-us.module.css";

export function WhyChooseUs() {
  return (
    <section className="section" aria-labelledby="why-choose-us">
      <div className="split">
        <h2 id="why-choose-us">{words.title}</h2>
        <p className="lead">{words.text}</p>
      </div>
      <figure className={`split ${css.figure}`} aria-label={words.figure}>
        <img src={car} alt={words.drawing} width="1440" height="404" loading="lazy" />
        <ol className={`ruled ends small ${css.prices}`}>
          {words.prices.map(({ job, price }) => (
            <li key={job}>
              <span>{job}</span>
              <b className="value">{price}</b>
            </li>
          ))}
        </ol>
        <p className={css.whole}>
          {words.whole.job} <b className="value">{words.whole.price}</b>
          <QuoteButton kind="signal" size="small" />
        </p>
        <figcaption className="small quiet">
          {words.indicative} <PageLink href={words.pricesLink.to}>{words.pricesLink.text}</PageLink>
        </figcaption>
      </figure>
      <ul className={`fill ${css.claims}`}>
        {words.claims.map((claim) => (
          <li key={claim.figure}>
            <h3 className="larger">{claim.figure}</h3>
            <p className="small">{claim.text}</p>
            {"badge" in claim && claim.badge ? (
              <PageLink className="label" href={claim.badge.to}>
                {claim.badge.text}
              </PageLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

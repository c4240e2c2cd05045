import { whyChooseUs as words } from "#content/landing/01-why-choose-us.ts";
import css from "./01-why-choose-us.module.css";
import car from "./drawings/car.svg?no-inline";
import section from "./section.module.css";

/** A measured drawing, with prices where a drawing has millimetres. */
export function WhyChooseUs() {
  return (
    <section className={section.section} aria-labelledby="why-choose-us">
      <div className={section.beside}>
        <h2 id="why-choose-us">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <figure className={css.figure}>
        <img
          className={css.car}
          src={car}
          alt={words.drawing}
          width="1440"
          height="394"
          loading="lazy"
        />
        <ol className={css.prices}>
          {words.prices.map(({ place, job, price }) => (
            <li key={place} className={css.price} data-place={place}>
              <span>
                {job} <b>{price}</b>
              </span>
            </li>
          ))}
        </ol>
        <p className={css.whole}>
          <span>
            {words.whole.job} <b>{words.whole.price}</b>
          </span>
        </p>
        <figcaption className={css.caption}>
          {words.indicative} <a href={words.pricesLink.to}>{words.pricesLink.text}</a>
        </figcaption>
      </figure>
      <ul className={css.claims}>
        {words.claims.map((claim) => (
          <li key={claim.figure} className={css.claim}>
            <h3>{claim.figure}</h3>
            <p>{claim.text}</p>
            {"badge" in claim && claim.badge ? (
              <a className={css.badge} href={claim.badge.to}>
                {claim.badge.text}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

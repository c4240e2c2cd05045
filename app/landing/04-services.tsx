import { serviceBeads } from "#app/pictures/service-beads.ts";
import { serviceFlank } from "#app/pictures/service-flank.ts";
import { serviceFleet } from "#app/pictures/service-fleet.ts";
import { serviceRoof } from "#app/pictures/service-roof.ts";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { services as words } from "#content/landing/04-services.ts";
import css from "./04-services.module.css";
import section from "./section.module.css";

const pictures = {
  full: { source: serviceFlank, sizes: "(width < 75rem) 100vw, 62vw" },
  partial: { source: serviceRoof, sizes: "(width < 48rem) 80vw, 44vw" },
  protection: { source: serviceBeads, sizes: "(width < 48rem) 80vw, 52vw" },
};

export function Services() {
  return (
    <section className={css.section} aria-labelledby="services">
      <h2 id="services" className={css.title}>
        {words.title}
      </h2>
      {words.list.map((service) => (
        <article key={service.id} className={css.service} data-service={service.id}>
          <Picture {...pictures[service.id]} alt={service.alt} className={css.picture} />
          <div className={css.text}>
            <h3>{service.title}</h3>
            <p>{service.text}</p>
            <dl className={css.prices}>
              {service.prices.map(({ job, price }) => (
                <div key={job}>
                  <dt>{job}</dt>
                  <dd>{price}</dd>
                </div>
              ))}
            </dl>
            <QuoteButton
              wrapType={service.wrapType}
              className={buttonClass({ kind: "text", className: css.quote })}
            >
              <span>
                {words.quote}
                <span className="visually-hidden">
                  {" "}
                  {words.quoteOf}: {service.title}
                </span>
              </span>
              <Arrow />
            </QuoteButton>
          </div>
        </article>
      ))}
      <article className={`${css.fleet} ${section.folded}`}>
        <Picture
          source={serviceFleet}
          alt={words.fleet.alt}
          sizes="(width < 48rem) 92vw, 60vw"
          className={css.van}
        />
        <div className={css.fleetText}>
          <h3>{words.fleet.title}</h3>
          <p>{words.fleet.text}</p>
          <p className={css.acts}>
            <QuoteButton
              wrapType={words.fleet.wrapType}
              className={buttonClass({ kind: "signal", size: "small" })}
            >
              {words.fleet.quote}
            </QuoteButton>
            <a className={buttonClass({ kind: "text" })} href={words.fleet.link.to}>
              {words.fleet.link.text}
            </a>
          </p>
        </div>
      </article>
    </section>
  );
}

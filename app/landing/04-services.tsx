import { serviceBeads } from "#app/pictures/service-beads.ts";
import { serviceFlank } from "#app/pictures/service-flank.ts";
import { serviceRoof } from "#app/pictures/service-roof.ts";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { services as words } from "#content/landing/04-services.ts";
import css from "./04-services.module.css";
import { FleetCard } from "./fleet-card.tsx";

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
      <FleetCard />
    </section>
  );
}

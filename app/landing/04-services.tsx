import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Arrow } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { services as words } from "#content/landing/04-services.ts";
import { serviceBeads } from "#studio/pictures/service-beads.ts";
import { serviceFlank } from "#studio/pictures/service-flank.ts";
import { serviceFleet } from "#studio/pictures/service-fleet.ts";
import { serviceRoof } from "#studio/pictures/service-roof.ts";
import css from "./showcase.module.css";

const pictures = {
  full: { source: serviceFlank, sizes: "(width < 75rem) 100vw, 62vw" },
  partial: { source: serviceRoof, sizes: "(width < 48rem) 80vw, 44vw" },
  protection: { source: serviceBeads, sizes: "(width < 48rem) 80vw, 52vw" },
};

const spans = { full: "wide", partial: "left", protection: "right" };

export function Services() {
  return (
    <section className={css.showcase} aria-labelledby="services">
      <hgroup className={css.over}>
        <h2 id="services">{words.title}</h2>
        <p className="lead">{words.text}</p>
      </hgroup>
      {words.list.map((service) => (
        <article
          key={service.id}
          className={css.item}
          data-item={service.id}
          data-span={spans[service.id]}
        >
          <Picture {...pictures[service.id]} alt={service.alt} />
          <div className={`stack ${css.text}`}>
            <h3 className="display">{service.title}</h3>
            <p>{service.text}</p>
            <dl className={css.prices}>
              {service.prices.map(({ job, price }) => (
                <div key={job}>
                  <dt>{job}</dt>
                  <dd className="value">{price}</dd>
                </div>
              ))}
            </dl>
            <QuoteButton
              wrapType={service.wrapType}
              kind="text"
              className={`strong whole ${css.quote}`}
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

/** Where the services speak to businesses: a van, and the way to the article for fleets. */
function FleetCard() {
  const { fleet } = words;
  return (
    <article className={`split folded ${css.fleet}`}>
      <Picture source={serviceFleet} alt={fleet.alt} sizes="(width < 48rem) 92vw, 60vw" />
      <div className="stack">
        <h3 className="display">{fleet.title}</h3>
        <p>{fleet.text}</p>
        <p className="row strong">
          <QuoteButton wrapType={fleet.wrapType} kind="signal" size="small">
            {fleet.quote}
          </QuoteButton>
          <a className={buttonClass({ kind: "text" })} href={fleet.link.to}>
            {fleet.link.text}
          </a>
        </p>
      </div>
    </article>
  );
}

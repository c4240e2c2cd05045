import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import railCss from "#app/ui/rail.module.css";
import { showFocusedCard } from "#app/ui/rail.tsx";
import { services as words } from "#content/landing/services.ts";
import { printFilm } from "#facts/finishes.ts";
import serviceBeads from "#studio/pictures/service-beads";
import serviceFlank from "#studio/pictures/service-flank";
import serviceFleet from "#studio/pictures/service-fleet";
import serviceRoof from "#studio/pictures/service-roof";
import { type PicturedFilm, pictured } from "./hero/films.ts";
import { Section } from "./section.tsx";
import css from "./showcase.module.css";

const pictures = {
  full: { source: serviceFlank, sizes: "(width < 62rem) 100vw, 59vw" },
  partial: { source: serviceRoof, sizes: "(width < 48rem) 68vw, 44vw" },
  protection: { source: serviceBeads, sizes: "(width < 48rem) 68vw, 52vw" },
};

/** @param film that the visitor has chosen: the full wrap is shown in it */
export function Services({ film }: { film: PicturedFilm | undefined }) {
  const [full, ...others] = words.list;
  return (
    <Section id="services" words={words} className={`section ${css.showcase}`}>
      <ServiceCard service={full} wide film={film} />
      <div className={railCss.rail} ref={showFocusedCard}>
        {others.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </div>
      {words.hasFleet ? <FleetCard /> : null}
    </Section>
  );
}

function ServiceCard(props: {
  service: (typeof words.list)[number];
  wide?: boolean;
  film?: PicturedFilm | undefined;
}) {
  const { service, film } = props;
  return (
    <article className={`${css.item} ${props.wide ? css.wide : css.card}`} data-film={film?.code}>
      {film ? (
        <Picture
          source={film.picture}
          alt={pictured(film)}
          sizes="(width < 62rem) 200vw, 118vw"
          phone="fine"
        />
      ) : (
        <Picture {...pictures[service.id]} alt={service.alt} />
      )}
      <div className={css.text}>
        <h3 className="display">{service.title}</h3>
        {film ? <p className="strong">{printFilm(film)}</p> : null}
        <p>{service.text}</p>
        <dl className="row small">
          {service.prices.map(({ job, price }) => (
            <div key={job}>
              <dt>{job}</dt>
              <dd className="value">{price}</dd>
            </div>
          ))}
        </dl>
        <QuoteButton wrapType={service.wrapType} kind="signal" size="small" className="whole">
          <span>
            {words.quote}
            <span className="visually-hidden">
              {" "}
              {words.quoteOf}: {service.title}
            </span>
          </span>
        </QuoteButton>
      </div>
    </article>
  );
}

/** Where the services speak to businesses: a van, and the way to the article for fleets. */
function FleetCard() {
  const { fleet } = words;
  return (
    <article className={`${css.item} ${css.wide}`}>
      <Picture
        source={serviceFleet}
        alt={fleet.alt}
        sizes="(width < 48rem) 68vw, (width < 62rem) 100vw, 59vw"
      />
      <div className={css.text}>
        <h3 className="display">{fleet.title}</h3>
        <p>{fleet.text}</p>
        <p className="row strong">
          <QuoteButton wrapType={fleet.wrapType} kind="signal" size="small" className="whole">
            {fleet.quote}
          </QuoteButton>
          <PageLink className={buttonClass({ kind: "text" })} href={fleet.link.to}>
            {fleet.link.text}
          </PageLink>
        </p>
      </div>
    </article>
  );
}

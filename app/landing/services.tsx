import { Fragment } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { type Service as ServiceWords, services as words } from "#content/landing/services.ts";
import { printFilm } from "#facts/finishes.ts";
import serviceBeads from "#studio/pictures/service-beads";
import serviceFlank from "#studio/pictures/service-flank";
import serviceFleet from "#studio/pictures/service-fleet";
import serviceRoof from "#studio/pictures/service-roof";
import { carAlt, type PicturedFilm } from "./hero/films.ts";
import { cardSizes, Section } from "./section.tsx";
import css from "./showcase.module.css";

/** Width of a picture with text beside it, for `<img sizes>`. Must match showcase.module.css. */
const wideSizes = "(width < 48rem) 66vw, (width < 62rem) 100vw, 59vw";

const pictures = {
  full: { source: serviceFlank, sizes: wideSizes },
  partial: { source: serviceRoof, sizes: cardSizes },
  protection: { source: serviceBeads, sizes: cardSizes },
};

/** @param film chosen by the visitor, shown in the picture of the full wrap */
export function Services({ film }: { film: PicturedFilm | undefined }) {
  const [main, ...others] = words.list;
  const shown = main.id === "full" ? film : undefined;
  const { fleet } = words;
  const wide = `${css.item} ${css.wide} ${css.beside}`;
  const picture = shown
    ? { source: shown.picture, alt: carAlt(shown), sizes: "(width < 62rem) 134vw, 79vw" }
    : { ...pictures[main.id], alt: main.alt };
  const cards = others.map((service) => (
    <Fragment key={service.id}>
      <Picture {...pictures[service.id]} alt={service.alt} />
      <Service {...service} />
    </Fragment>
  ));
  return (
    <Section id="services" words={words} className={`section ${css.showcase}`}>
      <article className={`${wide} ${css.tall}`}>
        <Picture {...picture} phone={shown ? "fine" : false} />
        <Service {...main} film={shown} />
      </article>
      {cards.length === 1 ? <article className={wide}>{cards}</article> : null}
      {cards.length > 1 ? (
        <Rail aria-labelledby="services">
          {cards.map((card) => (
            <li key={card.key} className={css.item}>
              {card}
            </li>
          ))}
        </Rail>
      ) : null}
      {words.hasFleet ? (
        <article className={wide}>
          <Picture source={serviceFleet} alt={fleet.alt} sizes={wideSizes} />
          <Service {...fleet} prices={[]} />
        </article>
      ) : null}
    </Section>
  );
}

function Service(
  props: Pick<ServiceWords, "title" | "text" | "prices" | "wrapType"> & {
    film?: PicturedFilm | undefined;
    link?: { text: string; to: string };
  },
) {
  const { title, film, link } = props;
  return (
    <div className={css.text}>
      <h3 className="display">{title}</h3>
      {film ? <p className="strong">{printFilm(film)}</p> : null}
      <p className="small">{props.text}</p>
      <dl className="row small">
        {props.prices.map(({ job, price }) => (
          <div key={job}>
            <dt>{job}</dt>
            <dd className="value">{price}</dd>
          </div>
        ))}
      </dl>
      <p className="row strong">
        <QuoteButton
          wrapType={props.wrapType}
          about={title}
          kind="signal"
          size="small"
          className="whole"
        />
        {link ? (
          <PageLink className={buttonClass({ kind: "text" })} href={link.to}>
            {link.text}
          </PageLink>
        ) : null}
      </p>
    </div>
  );
}

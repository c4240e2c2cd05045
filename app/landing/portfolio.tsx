import { Fragment } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { portfolio as words } from "#content/landing/portfolio.ts";
import carDefault from "#studio/pictures/car-default";
import portfolioCoupe from "#studio/pictures/portfolio-coupe";
import portfolioFlip from "#studio/pictures/portfolio-flip";
import portfolioVan from "#studio/pictures/portfolio-van";
import { portfolio } from "#studio/portfolio.ts";
import { cardSizes, Section } from "./section.tsx";
import css from "./showcase.module.css";

const pictures = {
  flip: { source: portfolioFlip, sizes: "(width < 48rem) 66vw, 100vw" },
  van: { source: portfolioVan, sizes: cardSizes },
  coupe: { source: portfolioCoupe, sizes: cardSizes },
};

export function Portfolio() {
  const [main, ...others] = portfolio.map((project, place) => (
    <Fragment key={project.id}>
      <Picture
        {...pictures[project.id]}
        alt={project.alt}
        fallback={{ source: carDefault, alt: words.fallbackAlt }}
      />
      <div className={css.text}>
        <h3 className="larger">{project.title}</h3>
        <p className="small">{project.description}</p>
        {place === 0 && <QuoteButton kind="signal" size="small" about={project.title} />}
      </div>
    </Fragment>
  ));
  return (
    <Section id="portfolio" words={words} className={`section ${css.showcase}`}>
      <article className={`${css.item} ${css.wide} ${css.fading}`}>{main}</article>
      <Rail aria-labelledby="portfolio">
        {others.map((card) => (
          <li key={card.key} className={css.item}>
            {card}
          </li>
        ))}
      </Rail>
    </Section>
  );
}

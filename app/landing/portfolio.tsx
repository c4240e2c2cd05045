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
  const [main, ...others] = portfolio;
  return (
    <Section id="portfolio" words={words} className={`section ${css.showcase}`}>
      {main ? (
        <article className={`${css.item} ${css.wide} ${css.fading}`}>
          <Project {...main} isMain />
        </article>
      ) : null}
      <Rail aria-labelledby="portfolio">
        {others.map((project) => (
          <li key={project.id} className={css.item}>
            <Project {...project} />
          </li>
        ))}
      </Rail>
    </Section>
  );
}

function Project(props: (typeof portfolio)[number] & { isMain?: boolean }) {
  return (
    <>
      <Picture
        {...pictures[props.id]}
        alt={props.alt}
        fallback={{ source: carDefault, alt: words.fallbackAlt }}
      />
      <div className={css.text}>
        <h3 className="larger">{props.title}</h3>
        <p className="small">{props.description}</p>
        {props.isMain && <QuoteButton kind="signal" size="small" about={props.title} />}
      </div>
    </>
  );
}

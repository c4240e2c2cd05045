import { carDefault } from "#app/pictures/car-default.ts";
import { portfolioCoupe } from "#app/pictures/portfolio-coupe.ts";
import { portfolioFlip } from "#app/pictures/portfolio-flip.ts";
import { portfolioVan } from "#app/pictures/portfolio-van.ts";
import { Picture } from "#app/ui/picture.tsx";
import { portfolio as words } from "#content/landing/07-portfolio.ts";
import css from "./07-portfolio.module.css";

const pictures = {
  flip: { source: portfolioFlip, sizes: "(width < 48rem) 100vw, 80vw" },
  van: { source: portfolioVan, sizes: "(width < 48rem) 90vw, 50vw" },
  coupe: { source: portfolioCoupe, sizes: "(width < 48rem) 90vw, 46vw" },
};

export function Portfolio() {
  return (
    <section className={css.section} aria-labelledby="portfolio">
      <h2 id="portfolio" className={css.title}>
        {words.title}
      </h2>
      {words.projects.map((project) => (
        <article key={project.id} className={css.project} data-project={project.id}>
          <Picture
            {...pictures[project.id]}
            alt={project.alt}
            className={css.picture}
            fallback={{ source: carDefault, alt: words.fallbackAlt }}
          />
          <div className={css.text}>
            <h3>{project.title}</h3>
            <p>{project.description}</p>
          </div>
        </article>
      ))}
    </section>
  );
}

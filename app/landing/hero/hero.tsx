import { QuoteButton } from "#app/quote/quote-button.tsx";
import { RemountBoundary } from "#app/remount-boundary.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { hero as words } from "#content/landing/hero.ts";
import css from "./hero.module.css";
import { HeroStage } from "./stage.tsx";
import type { ChosenFilm } from "./use-chosen-film.ts";

export function Hero({ film }: { film: ChosenFilm }) {
  return (
    <>
      <section className={`night ${css.hero}`} aria-labelledby="hero-title">
        <h1 id="hero-title" className={css.title}>
          {words.title}
        </h1>
        <div className={`stack ${css.offer}`}>
          <p className="lead">{words.text}</p>
          <QuoteButton kind="signal" className={css.quote}>
            {words.quote}
          </QuoteButton>
          <ul className={css.facts}>
            {words.facts.map(({ figure, text }) => (
              <li key={figure}>
                <b className="strong">{figure}</b> {text}
              </li>
            ))}
          </ul>
        </div>
        <RemountBoundary>
          <HeroStage film={film} />
        </RemountBoundary>
      </section>
      <p className={`quiet ${css.life}`}>
        {words.filmLife}{" "}
        <PageLink className="unbroken" href={words.filmLifeLink.to}>
          {words.filmLifeLink.text}
        </PageLink>
      </p>
    </>
  );
}

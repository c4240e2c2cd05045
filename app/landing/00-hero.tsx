import { useState } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { chosenFilm, hero as words } from "#content/landing/00-hero.ts";
import type { Film } from "#facts/finishes.ts";
import css from "./00-hero.module.css";
import { firstFilm } from "./hero-films.ts";
import { HeroStage } from "./hero-stage.tsx";

export function Hero() {
  const [film, setFilm] = useState<Film>(firstFilm);
  return (
    <section className={`night ${css.hero}`} aria-labelledby="hero-title">
      <h1 id="hero-title" className={css.title}>
        {words.title}
      </h1>
      <div className={`stack ${css.offer}`}>
        <p className="lead">{words.text}</p>
        <p className="lead">{words.offer}</p>
        <QuoteButton
          {...(film.code !== firstFilm.code && { message: chosenFilm(film) })}
          kind="signal"
          className={css.quote}
        >
          {words.quote}
        </QuoteButton>
        <p className={`quiet ${css.life}`}>
          {words.filmLife} <a href={words.filmLifeLink.to}>{words.filmLifeLink.text}</a>
        </p>
      </div>
      <HeroStage onFilm={setFilm} />
    </section>
  );
}

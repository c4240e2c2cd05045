// Before and after pictures of the car, the divider between them, and the swatches that change the car's film.

import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { savesData } from "#app/saves-data.ts";
import { fineOnPhones, Picture, phones } from "#app/ui/picture.tsx";
import { hero as words } from "#content/landing/hero.ts";
import heroGrey from "#studio/pictures/hero-grey";
import dividerCss from "./divider.module.css";
import { FilmRail } from "./film-rail.tsx";
import { carAlt, carSizes, firstFilm } from "./films.ts";
import css from "./stage.module.css";
import type { ChosenFilm } from "./use-chosen-film.ts";

const FIRST_SHARE = 62;

export function HeroStage({ film: chosen }: { film: ChosenFilm }) {
  const { beneath, shown, asked } = chosen.films;
  const frame = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(FIRST_SHARE);
  const [failed, setFailed] = useState(false);
  const fine = useFinePictures() && "fine";

  /** Films from bottom to top. */
  const layers = asked === shown ? [beneath, shown] : [shown, asked];

  function moveDivider() {
    const value = Number(divider.current?.value ?? FIRST_SHARE);
    frame.current?.style.setProperty("--share", String(value / 100));
    frame.current?.removeAttribute("data-sweep");
    setShare(value);
  }

  /** Sweeps the film over the car once, unless the visitor has already moved the divider. */
  async function sweep() {
    const pictures = frame.current?.querySelectorAll("img") ?? [];
    await Promise.all(Array.from(pictures, (picture) => picture.decode?.())).catch(() => {});
    const isUnmoved = divider.current?.valueAsNumber === FIRST_SHARE;
    frame.current?.toggleAttribute("data-sweep", isUnmoved);
  }

  /** Moves the grip to the tapped place. Touch can drag only the grip, so that swipes elsewhere scroll the page. */
  function moveDividerTo({ target, clientX }: MouseEvent) {
    const slider = divider.current;
    if (!slider || target === slider) return;
    const { right, width } = slider.getBoundingClientRect();
    slider.valueAsNumber = Math.round((100 * (right - clientX)) / width);
    moveDivider();
  }

  const onOpen = useEffectEvent(() => {
    moveDivider();
    void sweep();
    const grey = frame.current?.querySelector("img");
    if (grey?.complete && grey.naturalWidth === 0) setFailed(true);
  });
  useEffect(() => onOpen(), []);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider inside does the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider inside does the same by keyboard */}
      <div
        className={css.frame}
        ref={frame}
        data-failed={failed || undefined}
        onClick={moveDividerTo}
      >
        <Picture
          source={heroGrey}
          alt={words.beforeAlt}
          sizes={carSizes}
          className={css.car}
          first
          phone={fine || "inline"}
          onError={() => setFailed(true)}
        />
        <div className={css.film}>
          {layers.map(
            (film) =>
              film && (
                <div
                  key={film.code}
                  className={css.layer}
                  // The requested film stays hidden until it can be painted.
                  data-ready={film !== asked || film === shown || undefined}
                >
                  <Picture
                    source={film.picture}
                    alt={carAlt(film)}
                    sizes={carSizes}
                    className={css.car}
                    first
                    // A picked film keeps its file: a change would abort decoding and call giveUp.
                    phone={film === firstFilm ? fine || "inline" : !savesData() && "fine"}
                    onLoad={async ({ currentTarget }) => {
                      await currentTarget.decode?.().catch(() => chosen.giveUp(film));
                      chosen.show(film);
                    }}
                    onError={() => chosen.giveUp(film)}
                  />
                </div>
              ),
          )}
        </div>
        <input
          ref={divider}
          className={`scripted ${dividerCss.range}`}
          type="range"
          min="0"
          max="100"
          defaultValue={FIRST_SHARE}
          aria-label={words.share}
          aria-valuetext={`${share} % in ${shown.name}`}
          onInput={moveDivider}
        />
        <div className={`screen ${dividerCss.divider}`} aria-hidden="true">
          <span>{words.before}</span>
          <span>{shown.name}</span>
          <svg className={`scripted ${dividerCss.grip}`} viewBox="0 0 56 56" aria-hidden="true">
            <path d="M0 0H56V41L41 56H0Z" />
            <path d="m22 20-8 8 8 8M34 20l8 8-8 8" />
          </svg>
        </div>
      </div>
      <FilmRail name="hero-film" film={chosen} />
    </>
  );
}

/** Fetches sharper pictures for phones on the first scroll or touch. @returns whether these are decoded */
function useFinePictures(): boolean {
  const [fine, setFine] = useState(false);
  useEffect(() => {
    if (savesData() || !window.matchMedia?.(phones).matches) return;
    const waiting = new AbortController();
    function fetchPictures() {
      waiting.abort();
      const decoded = [heroGrey, firstFilm.picture].map(({ avif }) => {
        const image = new Image();
        image.srcset = fineOnPhones(avif);
        return image.decode?.();
      });
      Promise.all(decoded).then(
        () => setFine(true),
        () => {},
      );
    }
    // The page may have been scrolled before React started.
    if (scrollY > 0) fetchPictures();
    for (const sign of ["scroll", "pointerdown"]) {
      addEventListener(sign, fetchPictures, { signal: waiting.signal });
    }
    return () => waiting.abort();
  }, []);
  return fine;
}

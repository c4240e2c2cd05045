// The car twice in the same light, a divider between, and the deck of films that re-wraps it.
// Plain HTML shows a still split; what a visitor did to the controls before React came is taken up on arrival.

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { savesData } from "#app/saves-data.ts";
import { Picture } from "#app/ui/picture.tsx";
import { hero as words } from "#content/landing/hero.ts";
import { heroGrey } from "#studio/pictures/hero-grey.ts";
import { codeInAddress, FilmRail, keepInAddress, pickFilm } from "./film-rail.tsx";
import dividerCss from "./hero-divider.module.css";
import { carSizes, firstFilm, heroFilms, type PicturedFilm, pictured } from "./hero-films.ts";
import css from "./hero-stage.module.css";
import { useFinePictures } from "./use-fine-pictures.ts";

const FIRST_SHARE = 62;

export function HeroStage({ onFilm }: { onFilm: (film: PicturedFilm) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLInputElement>(null);
  const asked = useRef<string>(firstFilm.code);
  const [share, setShare] = useState(FIRST_SHARE);
  /** Bottom to top: the film seen until now, then the one asked for. */
  const [layers, setLayers] = useState<readonly PicturedFilm[]>([firstFilm]);
  const [shown, setShown] = useState(firstFilm);
  const [failed, setFailed] = useState(false);
  const fine = useFinePictures() && "fine";

  useEffect(() => onFilm(shown), [shown, onFilm]);

  function moveDivider() {
    const value = Number(divider.current?.value ?? FIRST_SHARE);
    frame.current?.style.setProperty("--share", String(value / 100));
    setShare(value);
  }

  /** Where the slider leaves the picture to fingers that scroll, a tap on it moves the divider all the same. */
  function moveDividerTo({ target, clientX }: MouseEvent) {
    const slider = divider.current;
    if (!slider || target === slider) return;
    const { right, width } = slider.getBoundingClientRect();
    slider.valueAsNumber = Math.round((100 * (right - clientX)) / width);
    moveDivider();
  }

  /** Puts the film asked for on top, unseen until it can be painted: the car must not blink. */
  function changeFilm(code: string) {
    const film = heroFilms.find((one) => one.code === code);
    if (!film || code === asked.current) return;
    asked.current = code;
    pickFilm(code);
    keepInAddress(code);
    if (code === shown.code) return setLayers([shown]);
    const [beneath] = layers;
    if (beneath?.code === code) {
      setLayers([shown, beneath]);
      return setShown(beneath);
    }
    setLayers([shown, film]);
  }

  function showFilm(film: PicturedFilm, image: HTMLImageElement) {
    image.decode().then(
      () => film.code === asked.current && setShown(film),
      () => keepFilm(film.code),
    );
  }

  /** What was asked for could not be fetched: the car stays as it is, and so does the deck. */
  function keepFilm(failed: string) {
    if (failed !== asked.current) return;
    asked.current = shown.code;
    keepInAddress(shown.code);
    setLayers([shown]);
    pickFilm(shown.code);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    moveDivider();
    const grey = frame.current?.querySelector("img");
    if (grey?.complete && grey.naturalWidth === 0) setFailed(true);
    // What was picked before React came counts for more than what a shared address says.
    const picked = document.querySelector<HTMLInputElement>(
      `main [type=radio]:checked:not([value="${firstFilm.code}"])`,
    );
    const sent = picked?.value ?? codeInAddress();
    if (sent) changeFilm(sent);
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider in it does the same by key */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
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
          {layers.map((film, place) => (
            <div
              key={film.code}
              className={css.layer}
              data-ready={place === 0 || film.code === shown.code || undefined}
            >
              <Picture
                source={film.picture}
                alt={pictured(film)}
                sizes={carSizes}
                className={css.car}
                first
                // One that was picked keeps its file: another would end its decoding, as if it had failed.
                phone={film === firstFilm ? fine || "inline" : !savesData() && "fine"}
                onLoad={(event) => showFilm(film, event.currentTarget)}
                onError={() => keepFilm(film.code)}
              />
            </div>
          ))}
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
        <div className={dividerCss.divider} aria-hidden="true">
          <span>{words.before}</span>
          <span>{shown.name}</span>
          <svg className={`scripted ${dividerCss.grip}`} viewBox="0 0 56 56" aria-hidden="true">
            <path d="M0 0H56V41L41 56H0Z" />
            <path d="m22 20-8 8 8 8M34 20l8 8-8 8" />
          </svg>
        </div>
      </div>
      <FilmRail name="hero-film" chosen={shown} onChoose={changeFilm} />
    </>
  );
}

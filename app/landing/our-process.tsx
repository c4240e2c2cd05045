import { Picture } from "#app/ui/picture.tsx";
import { ourProcess as words } from "#content/landing/our-process.ts";
import workshop from "#studio/pictures/workshop";
import css from "./our-process.module.css";
import { CardButton } from "./section.tsx";

/** One drawing a stage, in the hand of a workshop manual. */
const icons = {
  inspect: "M17 43 31 9l8 3-14 34zM9 16l6 4M6 28h6M36 33l6 3M33 41l4 5M43 20h5",
  clean:
    "M9 30c0-8 4-13 10-13h9c6 0 10 5 10 13zM9 30h29v6H9zM40 8c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
  strip: "M5 39 29 15c5-5 12-6 17-3l-4 5c-4-2-7-1-10 2L11 44zM33 31h12v9H33zM39 40v7",
  cut: "M5 12h42v22H5zM20 5v36M20 41c0 5 4 6 9 6h8m-4-4 4 4-4 4",
  lay: "m10 13 24-6 9 21-35 8zM8 36l35-8 1 6-35 8zM6 48c14-5 28-5 42 0",
  set: "M8 10h22a9 9 0 0 1 0 18H18l3 19h-9L8 28zM42 12h7M43 19h8M42 26h7",
};

/** The workshop in use, and the sheet that hangs on the car: printed paper, one corner peeled. */
export function OurProcess() {
  return (
    <section className={`section ${css.section}`} aria-labelledby="our-process">
      <Picture
        source={workshop}
        alt={words.alt}
        sizes="(width < 48rem) 68vw, 100vw"
        className={css.workshop}
      />
      <div className={`paper ${css.sheet}`}>
        <hgroup>
          <h2 id="our-process">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </hgroup>
        <ol className={`fill ${css.stages}`}>
          {words.stages.map((stage) => (
            <li key={stage.icon}>
              <svg viewBox="0 0 54 54" aria-hidden="true">
                <path d={icons[stage.icon]} />
              </svg>
              <h3>{stage.title}</h3>
              <p className="small">{stage.text}</p>
              <CardButton ask={words.quote} of={stage.title} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

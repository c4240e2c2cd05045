import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { ourProcess as words } from "#content/landing/our-process.ts";
import workshop from "#studio/pictures/workshop";
import drawings from "./drawings/stages.svg?no-inline";
import css from "./our-process.module.css";
import { CardButton } from "./section.tsx";

export function OurProcess() {
  return (
    <section className={`section ${css.section}`} aria-labelledby="our-process">
      <Picture
        source={workshop}
        alt={words.alt}
        sizes="(width < 48rem) 68vw, 100vw"
        className={css.workshop}
        phone="fine"
      />
      <div className={`paper ${css.sheet}`}>
        <hgroup>
          <h2 id="our-process">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </hgroup>
        <Rail as="ol" className={`fill ${css.stages}`} aria-labelledby="our-process">
          {words.stages.map((stage) => (
            <li key={stage.icon}>
              <img src={`${drawings}#${stage.icon}`} alt="" width="54" height="54" loading="lazy" />
              <h3>{stage.title}</h3>
              <p className="small">{stage.text}</p>
              <CardButton about={stage.title} />
            </li>
          ))}
        </Rail>
      </div>
    </section>
  );
}

import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { benefits as words } from "#content/landing/benefits.ts";
import { isLeftOut } from "#contract/paths.ts";
import filmCurl from "#studio/pictures/film-curl";
import css from "./benefits.module.css";

export function Benefits() {
  return (
    <section className={`section ${css.section}`} aria-labelledby="benefits">
      <Picture
        source={filmCurl}
        alt=""
        sizes="(width < 48rem) 66vw, 56rem"
        className={`screen ${css.macro}`}
      />
      <div>
        <h2 id="benefits">{words.title}</h2>
        <Rail className={`fill ${css.list}`} aria-labelledby="benefits">
          {words.list.map((benefit) => (
            <li key={benefit.title}>
              <hgroup>
                <h3>
                  {isLeftOut(benefit.to) ? (
                    benefit.title
                  ) : (
                    <a className="whole" href={benefit.to}>
                      {benefit.title}
                    </a>
                  )}
                </h3>
                <p className="small">{benefit.text}</p>
              </hgroup>
            </li>
          ))}
        </Rail>
      </div>
    </section>
  );
}

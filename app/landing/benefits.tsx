import { Picture } from "#app/ui/picture.tsx";
import { benefits as words } from "#content/landing/benefits.ts";
import { isLeftOut } from "#contract/paths.ts";
import filmCurl from "#studio/pictures/film-curl";
import css from "./benefits.module.css";

export function Benefits() {
  return (
    <section className={`split ${css.section}`} aria-labelledby="benefits">
      <div className={css.macro}>
        <Picture source={filmCurl} alt="" sizes="(width < 62rem) 64vw, 56rem" />
      </div>
      <div className={css.text}>
        <h2 id="benefits">{words.title}</h2>
        <ul className={`ruled ${css.list}`}>
          {words.list.map((benefit) => (
            <li key={benefit.title} className="fill">
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
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

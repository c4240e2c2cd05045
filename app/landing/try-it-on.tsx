import coupe from "#app/pictures/side-coupe.svg?no-inline";
import { tryItOn as words } from "#content/landing/05-benefits.ts";
import css from "./try-it-on.module.css";

/** The visualiser as it is: its own coupé, cut from three colours of film. */
export function TryItOn() {
  return (
    <div className={css.card}>
      <div className={css.stage}>
        {[1, 2, 3].map((colour) => (
          <img key={colour} src={coupe} alt="" width="532" height="201" loading="lazy" />
        ))}
      </div>
      <div>
        <a className="title whole" href={words.link.to}>
          {words.link.text}
        </a>
        <p className="small">{words.text}</p>
      </div>
    </div>
  );
}

import { Picture } from "#app/ui/picture.tsx";
import { tryItOn as words } from "#content/landing/benefits.ts";
import tryItOn from "#studio/pictures/try-it-on";
import css from "./try-it-on.module.css";

/** What the visualiser does, in one picture: a car in three films at once. */
export function TryItOn() {
  return (
    <div className={css.card}>
      <Picture source={tryItOn} alt="" sizes="(width < 48rem) 68vw, (width < 75rem) 50vw, 52vw" />
      <div>
        <a className="title whole" href={words.link.to}>
          {words.link.text}
        </a>
        <p className="small">{words.text}</p>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Check, Cross } from "#app/ui/icons.tsx";
import { warranty as words } from "#content/landing/warranty.ts";
import { FilmFigure } from "./film-figure.tsx";
import css from "./warranty.module.css";

/** The warranty card: the figure cut out of film; what is covered and what is not, side by side. */
export function Warranty() {
  return (
    <section className={`section ${css.section}`} aria-labelledby="warranty">
      <div className={`paper folded split ${css.card}`}>
        <FilmFigure figure={words.figure} className={css.figure} />
        <div className="stack">
          <h2 id="warranty">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <div className={`small ${css.cover}`}>
            <Cover {...words.covered} icon={<Check />} />
            <Cover {...words.notCovered} icon={<Cross />} />
          </div>
          <details className={css.whose}>
            <summary className="opener">
              <h3>{words.whose.title}</h3>
            </summary>
            <dl className="ruled ends small">
              {words.whose.rows.map((row) => (
                <div key={row.who}>
                  <dt>{row.who}</dt>
                  <dd className="value">{row.term}</dd>
                </div>
              ))}
            </dl>
          </details>
          <p className="small">
            {words.report} <a href={words.termsLink.to}>{words.termsLink.text}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Cover(props: { title: string; list: readonly string[]; icon: ReactNode }) {
  return (
    <div>
      <h3>
        {props.icon}
        {props.title}
      </h3>
      <ul className="ruled">
        {props.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

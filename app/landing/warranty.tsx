import type { ReactNode } from "react";
import { warranty as words } from "#content/landing/warranty.ts";
import css from "./warranty.module.css";

export function Warranty() {
  return (
    <section className={`section ${css.section}`} aria-labelledby="warranty">
      <div className={`paper folded split ${css.card}`}>
        <span className={`film ${css.figure}`} aria-hidden="true">
          {words.figure}
        </span>
        <div className="stack">
          <h2 id="warranty">{words.title}</h2>
          <p className="lead">{words.text}</p>
          <div className="ruled">
            <Fold title={words.covered.title}>
              <Terms list={words.covered.list} />
            </Fold>
            <Fold title={words.notCovered.title}>
              <Terms list={words.notCovered.list} />
            </Fold>
            <Fold title={words.whose.title}>
              <dl className="ruled ends small">
                {words.whose.rows.map((row) => (
                  <div key={row.who}>
                    <dt>{row.who}</dt>
                    <dd className="value">{row.term}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </div>
          <p className="small">
            {words.report} <a href={words.termsLink.to}>{words.termsLink.text}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Terms({ list }: { list: readonly string[] }) {
  return (
    <ul className="ruled ends small">
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Fold(props: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="opener">
        <h3>{props.title}</h3>
      </summary>
      {props.children}
    </details>
  );
}

import { Rail } from "#app/ui/rail.tsx";
import { commonIssues as words } from "#content/landing/02-common-issues.ts";
import css from "./02-common-issues.module.css";
import cutLacquer from "./drawings/cut-lacquer.svg?no-inline";
import liftedEdge from "./drawings/lifted-edge.svg?no-inline";
import trappedDust from "./drawings/trapped-dust.svg?no-inline";
import twoShades from "./drawings/two-shades.svg?no-inline";

const plates = {
  "lifted-edge": liftedEdge,
  "trapped-dust": trappedDust,
  "cut-lacquer": cutLacquer,
  "two-shades": twoShades,
};

/** Four sections through film, lacquer and steel, between shut lines. */
export function CommonIssues() {
  return (
    <section className={`section ${css.section}`} aria-labelledby="common-issues">
      <h2 id="common-issues">{words.title}</h2>
      <p className="lead">{words.text}</p>
      <Rail className={css.plates} aria-label={words.list}>
        {words.issues.map((issue) => (
          <li key={issue.plate} className="room small">
            <img src={plates[issue.plate]} alt="" width="480" height="320" loading="lazy" />
            <h3>{issue.title}</h3>
            <p>{issue.fault}</p>
            <p className="strong">{issue.remedy}</p>
          </li>
        ))}
      </Rail>
    </section>
  );
}

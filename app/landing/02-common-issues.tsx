import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { commonIssues as words } from "#content/landing/02-common-issues.ts";
import { riskCutLacquer } from "#studio/pictures/risk-cut-lacquer.ts";
import { riskLiftedEdge } from "#studio/pictures/risk-lifted-edge.ts";
import { riskTrappedDust } from "#studio/pictures/risk-trapped-dust.ts";
import { riskTwoShades } from "#studio/pictures/risk-two-shades.ts";
import css from "./02-common-issues.module.css";

const pictures = {
  "lifted-edge": riskLiftedEdge,
  "trapped-dust": riskTrappedDust,
  "cut-lacquer": riskCutLacquer,
  "two-shades": riskTwoShades,
};

/** Four faults from a hand's breadth, between shut lines. */
export function CommonIssues() {
  return (
    <section className={`section ${css.section}`} aria-labelledby="common-issues">
      <h2 id="common-issues">{words.title}</h2>
      <p className="lead">{words.text}</p>
      <Rail className={css.plates} aria-label={words.list}>
        {words.issues.map((issue) => (
          <li key={issue.plate} className="room small">
            <Picture
              source={pictures[issue.plate]}
              alt=""
              sizes="(width < 48rem) 54vw, (width < 75rem) 50vw, 25vw"
            />
            <h3>{issue.title}</h3>
            <p>{issue.fault}</p>
            <p className="strong">{issue.remedy}</p>
          </li>
        ))}
      </Rail>
    </section>
  );
}

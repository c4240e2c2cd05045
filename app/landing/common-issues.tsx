import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { commonIssues as words } from "#content/landing/common-issues.ts";
import riskCutLacquer from "#studio/pictures/risk-cut-lacquer";
import riskLiftedEdge from "#studio/pictures/risk-lifted-edge";
import riskTrappedDust from "#studio/pictures/risk-trapped-dust";
import riskTwoShades from "#studio/pictures/risk-two-shades";
import css from "./common-issues.module.css";
import { Section } from "./section.tsx";

const pictures = {
  edge: riskLiftedEdge,
  dust: riskTrappedDust,
  cut: riskCutLacquer,
  shades: riskTwoShades,
};

export function CommonIssues() {
  return (
    <Section id="common-issues" words={words} className={`section ${css.section}`}>
      <Rail className={css.plates} aria-labelledby="common-issues">
        {words.issues.map((issue) => (
          <li key={issue.plate} className="small">
            <Picture source={pictures[issue.plate]} alt="" sizes="50vw" />
            <h3>{issue.title}</h3>
            <p>{issue.fault}</p>
            <p className="strong">{issue.remedy}</p>
          </li>
        ))}
      </Rail>
    </Section>
  );
}

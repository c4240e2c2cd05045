import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { threeSteps as words } from "#content/landing/three-steps.ts";
import { CardButton, Section } from "./section.tsx";
import css from "./three-steps.module.css";

export function ThreeSteps() {
  return (
    <Section id="three-steps" words={words} className="section">
      <Rail as="ol" className={`fill ${css.steps}`} aria-labelledby="three-steps">
        {words.steps.map((step, place) => (
          <li key={step.title}>
            <p className={`label ${css.when}`}>{step.when}</p>
            <span className={`film ${css.digit}`} aria-hidden="true">
              {place + 1}
            </span>
            <h3 className="larger">{step.title}</h3>
            <p className="small">{step.text}</p>
            {place === 0 ? (
              <p>
                <QuoteButton kind="signal" size="small" className="whole" about={step.title} />
              </p>
            ) : (
              <CardButton about={step.title} />
            )}
          </li>
        ))}
      </Rail>
    </Section>
  );
}

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { threeSteps as words } from "#content/landing/06-three-steps.ts";
import css from "./06-three-steps.module.css";

/** A tape measure across the page; the digits under it are wrapped one after another. */
export function ThreeSteps() {
  return (
    <section className="section" aria-labelledby="three-steps">
      <hgroup>
        <h2 id="three-steps">{words.title}</h2>
        <p className="lead">{words.text}</p>
      </hgroup>
      <ol className={css.steps}>
        {words.steps.map((step, place) => (
          <li key={step.title} className={css.step}>
            <p className={`label ${css.when}`}>{step.when}</p>
            <span className={`cut-out ${css.digit}`} data-figure={place + 1} aria-hidden="true" />
            <h3 className="larger">{step.title}</h3>
            <p className="small">{step.text}</p>
            <QuoteButton className="corner" wrapType="Vehicle Wrap">
              <span className="visually-hidden">
                {words.quote}: {step.title}
              </span>
            </QuoteButton>
          </li>
        ))}
      </ol>
    </section>
  );
}

// What a choice comes to: the figure, its lines, what it covers, and the way to a firm price.

import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { estimateMessage, pricedAs, estimator as words } from "#content/estimator.ts";
import { articlePath } from "#contract/paths.ts";
import { estimate } from "#facts/estimate.ts";
import { print } from "#facts/print.ts";
import type { SizeBand } from "#facts/size-bands.ts";
import { type Vehicle, vehicleName } from "#facts/vehicles.ts";
import type { Choice } from "./choice.ts";
import css from "./estimator.module.css";

type ResultProps = {
  choice: Choice;
  /** A visitor's own choice, not the one the page opens with. */
  chosen: boolean;
};

export function Result({ choice, chosen }: ResultProps) {
  const { band } = choice;
  return band ? <Price choice={{ ...choice, band }} chosen={chosen} /> : <Van choice={choice} />;
}

function Price({ choice, chosen }: ResultProps & { choice: { band: SizeBand } }) {
  const { total, subject, lines, fullWrapCostsLess } = printEstimate(choice);
  const [from, to] = total.split(/(?=\u00A0to\u00A0)/);
  return (
    <>
      <div className={`night small ${css.figure}`}>
        <h4 className="label">{words.price}</h4>
        <p key={total} className={`display ${css.total}`}>
          {from} {to ? <span>{to.trim()}</span> : null}
        </p>
        <p className={`strong ${css.subject}`}>{subject}</p>
      </div>
      <div className={`night stack small ${css.details}`}>
        <dl className="ruled ends">
          {lines.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="strong">{price}</dd>
            </div>
          ))}
        </dl>
        <p>{words.includes[choice.coverage]}</p>
        {fullWrapCostsLess ? (
          <p className="strong">
            <b>{words.fullWrapCostsLess}</b>
          </p>
        ) : null}
        <p>{words.indicative}</p>
        <QuoteButton
          wrapType="Vehicle Wrap"
          {...makeAndModel(choice.known)}
          {...(chosen && { message: estimateMessage({ total, pricedAs: subject, lines }) })}
          className={buttonClass({ kind: "signal" })}
        >
          {words.quote}
        </QuoteButton>
        <p className="quiet">{words.share}</p>
      </div>
    </>
  );
}

function Van({ choice: { known } }: { choice: Choice }) {
  return (
    <>
      <div className={`night small ${css.figure}`}>
        <h4 className="label">{known ? vehicleName(known) : null}</h4>
        <p className={`display ${css.aside}`}>{words.van.heading}</p>
      </div>
      <div className={`night stack small ${css.details}`}>
        <p>{words.van.text}</p>
        <p>
          <a className={buttonClass({ kind: "text" })} href={articlePath("van-wrap-pricing-uk")}>
            {words.van.link}
          </a>
        </p>
        <QuoteButton {...makeAndModel(known)} className={buttonClass({ kind: "signal" })}>
          {words.van.quote}
        </QuoteButton>
      </div>
    </>
  );
}

function makeAndModel(vehicle: Vehicle | undefined) {
  return vehicle ? { make: vehicle.make, model: vehicle.model } : {};
}

/** The estimate in the words and figures it is shown with. */
export function printEstimate(choice: Choice & { band: SizeBand }) {
  const { total, lines, fullWrapCostsLess } = estimate({
    band: choice.band,
    coverage: choice.coverage,
    extras: choice,
  });
  const vehicle = choice.known ? vehicleName(choice.known) : choice.vehicle || undefined;
  return {
    total: print(total),
    subject: pricedAs(vehicle, choice.band),
    lines: lines.map((line) => ({
      name: line.name,
      price: line.included ? words.included : print(line.price),
    })),
    fullWrapCostsLess,
  };
}

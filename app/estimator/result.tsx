// Result of an estimate: total, price of each item, coverage, and the button for a firm quote.

import { GuidePrice, VanPricesLink } from "#app/configurator/guide-price.tsx";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { estimateMessage, pricedAs, spokenPrice, estimator as words } from "#content/estimator.ts";
import { estimate, panelCounts } from "#contract/estimate.ts";
import { print } from "#facts/print.ts";
import { findVehicle, vehicleName } from "#facts/vehicles.ts";
import type { Choice } from "./choice.ts";
import css from "./estimator.module.css";

export function Result({ choice, chosen }: { choice: Choice; chosen: boolean }) {
  const known = findVehicle(choice.vehicle);
  const priced = printEstimate(choice);
  const unpriced = words.unpriced[reasonOf(choice)];
  return (
    <>
      <div className={`night stack small ${css.figure}`}>
        <h4 className="label">{priced ? words.price : known && vehicleName(known)}</h4>
        {priced ? (
          <GuidePrice price={priced.price} per={priced.pricedAs} basis={words.basis} />
        ) : (
          <p className="display heading">{unpriced.heading}</p>
        )}
        <QuoteButton
          {...(known && { make: known.make, model: known.model })}
          {...(priced && chosen && { message: estimateMessage(priced) })}
          kind="signal"
          size="small"
        />
      </div>
      <div className={`night stack small ${css.details}`}>
        {priced ? (
          <>
            <dl className="ruled ends">
              {priced.lines.map(({ name, price }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="strong">{price}</dd>
                </div>
              ))}
            </dl>
            <p>
              {choice.coverage === "full" && choice.chrome === "yes"
                ? words.includesChrome
                : words.includes[choice.coverage]}
            </p>
            {priced.fullWrapCostsLess ? <p className="strong">{words.fullWrapCostsLess}</p> : null}
            <p>{words.indicative}</p>
            <p className="quiet">{words.share}</p>
          </>
        ) : (
          <>
            <p>{unpriced.text}</p>
            {"link" in unpriced ? <VanPricesLink /> : null}
          </>
        )}
      </div>
    </>
  );
}

/** Text announced to screen readers once a choice has settled. */
export function spoken(choice: Choice): string {
  const priced = printEstimate(choice);
  if (priced) return spokenPrice(priced.total, priced.pricedAs);
  const { heading, text } = words.unpriced[reasonOf(choice)];
  return `${heading}. ${text}`;
}

function reasonOf({ vehicle }: Choice): keyof typeof words.unpriced {
  const known = findVehicle(vehicle);
  return known && "quotedAs" in known ? known.quotedAs : "unlisted";
}

export const isUnknown = ({ vehicle }: Choice) => vehicle !== "" && !findVehicle(vehicle);

function printEstimate(choice: Choice) {
  if (!choice.size) return undefined;
  const known = findVehicle(choice.vehicle);
  const { total, lines, fullWrapCostsLess } = estimate({
    band: choice.size,
    coverage: choice.coverage,
    extras: {
      roof: choice.roof || undefined,
      mirrors: choice.mirrors || undefined,
      chromeDelete: choice.chrome === "yes",
      panels: panelCounts.find((count) => String(count) === choice.panels),
    },
  });
  return {
    price: total,
    total: print(total),
    pricedAs: pricedAs(known ? vehicleName(known) : choice.vehicle, choice.size),
    lines: lines.map((line) => ({
      name: line.name,
      price: line.included ? words.included : print(line.price),
    })),
    fullWrapCostsLess,
  };
}

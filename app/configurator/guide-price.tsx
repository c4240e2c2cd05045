import { printEnds } from "#facts/print.ts";
import type { Pounds, Range } from "#facts/units.ts";
import css from "./configurator.module.css";

/** Guide price in large figures, with the upper end of a range smaller. */
export function GuidePrice({ price }: { price: Pounds | Range<"pounds"> }) {
  const [from, to] = printEnds(price);
  return (
    <p key={`${from}${to}`} className={`display ${css.price}`}>
      {from} {to ? <span>{to}</span> : null}
    </p>
  );
}

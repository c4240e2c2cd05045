import { buttonClass } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { vanPrices } from "#content/price-basis.ts";
import { articlePath } from "#contract/paths.ts";
import { printEnds } from "#facts/print.ts";
import type { Pounds, Range } from "#facts/units.ts";
import css from "./configurator.module.css";

/** Guide price in large type, then the job (`per`) and the basis. The upper end of a range is set smaller. */
export function GuidePrice(props: { price: Pounds | Range<"pounds">; per: string; basis: string }) {
  const [from, to] = printEnds(props.price);
  return (
    <>
      <p key={`${from}${to}`} className={`display ${css.price}`}>
        {from} {to ? <span>{to}</span> : null}
      </p>
      <p className="strong">{props.per}</p>
      <p>{props.basis}</p>
    </>
  );
}

export function VanPricesLink() {
  return (
    <p>
      <PageLink
        className={buttonClass({ kind: "text", className: "strong" })}
        href={articlePath("van-wrap-pricing-uk")}
      >
        {vanPrices.link}
      </PageLink>
    </p>
  );
}

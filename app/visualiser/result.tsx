// Result of the visualiser: guide price, quote button, and buttons to save or share.

import { useState } from "react";
import { GuidePrice, VanPricesLink } from "#app/configurator/guide-price.tsx";
import { replaceQuery } from "#app/page-context.tsx";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { vanPrices } from "#content/price-basis.ts";
import { visualiser as words } from "#content/visualiser.ts";
import { type Choice, choices } from "./choice.ts";
import { useCarriedDrawing } from "./drawing.ts";
import css from "./visualiser.module.css";
import { pricing, spoken } from "./words.ts";

export function Result({ choice, chosen }: { choice: Choice; chosen: boolean }) {
  const priced = pricing(choice);
  useCarriedDrawing(choice, chosen ? spoken(choice) : undefined);
  return (
    <div className="stack small">
      <div className={`stack ${css.price}`}>
        <p className={priced ? undefined : "title"}>{priced ? priced.label : vanPrices.heading}</p>
        {priced ? <GuidePrice {...priced} /> : <VanPricesLink />}
      </div>
      <QuoteButton kind="signal" />
      <div className={`row strong ${css.tools}`}>
        <Tool label={words.copy} done={words.copied} failed={words.notCopied}>
          {() => navigator.clipboard.writeText(keepInAddress(choice))}
        </Tool>
        <Tool label={words.save} done={words.save} failed={words.notSaved}>
          {async () => {
            const { savePicture } = await import("./save-picture.ts");
            await savePicture(choice);
          }}
        </Tool>
      </div>
      <div className={`stack quiet ${css.notes}`}>
        <p>{priced ? words.indicative : vanPrices.text}</p>
        {choice.coverage === "full" && priced && words.dearFinish[choice.finish] ? (
          <p>{words.typicalFullWrap}</p>
        ) : null}
        {choice.finish === "chrome" ? <p>{words.metallised}</p> : null}
        <p>{words.screens}</p>
      </div>
    </div>
  );
}

/** Puts the choice into the page's address. Returns a link to the visualiser with this choice. */
function keepInAddress(choice: Choice): string {
  const search = choices.intoQuery(location.search, choice);
  replaceQuery(search);
  return new URL(`${search}#visualiser`, location.href).href;
}

/** Button that briefly shows whether its action worked. */
function Tool(props: {
  label: string;
  done: string;
  failed: string;
  children: () => Promise<void>;
}) {
  const [said, setSaid] = useState(props.label);
  async function act() {
    try {
      await props.children();
      setSaid(props.done);
    } catch {
      setSaid(props.failed);
    }
    setTimeout(() => setSaid(props.label), 2500);
  }
  return (
    <Button kind="text" onClick={act}>
      <span aria-live="polite">{said}</span>
    </Button>
  );
}

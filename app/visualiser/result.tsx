// What the picture comes to: the guide price, the way to a quote, and what can be taken along.

import { type RefObject, useState } from "react";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { visualiser as words } from "#content/visualiser.ts";
import { articlePath } from "#contract/paths.ts";
import type { Choice } from "./choice.ts";
import { keepInAddress } from "./use-choice.ts";
import css from "./visualiser.module.css";
import { describe, pricing } from "./words.ts";

type ResultProps = {
  choice: Choice;
  /** A visitor's own choice, not the one the page opens with. */
  chosen: boolean;
  box: RefObject<HTMLDivElement | null>;
};

export function Result({ choice, chosen, box }: ResultProps) {
  return (
    <div className="stack small">
      <Price choice={choice} />
      <QuoteButton
        wrapType="Vehicle Wrap"
        {...(chosen && { message: describe(choice) })}
        className={buttonClass({ kind: "signal" })}
      >
        {words.quote}
      </QuoteButton>
      <div className={`row strong ${css.tools}`}>
        <Tool label={words.copy} done={words.copied} failed={words.notCopied}>
          {() => navigator.clipboard.writeText(keepInAddress(choice))}
        </Tool>
        <Tool label={words.save} done={words.save} failed={words.notSaved}>
          {async () => {
            const { savePicture } = await import("./save-picture.ts");
            await savePicture(box.current?.querySelector("svg"), choice);
          }}
        </Tool>
      </div>
      <div className={`stack quiet ${css.notes}`}>
        <PriceNotes choice={choice} />
        <p>{words.screens}</p>
      </div>
    </div>
  );
}

function Price({ choice }: { choice: Choice }) {
  const priced = pricing(choice);
  if (!priced) {
    return (
      <div className={`stack ${css.price}`}>
        <p className="title">{words.van.price}</p>
        <p>
          <a className="strong" href={articlePath("van-wrap-pricing-uk")}>
            {words.van.link}
          </a>
        </p>
      </div>
    );
  }
  const [from, to] = priced.price.split(/(?=\u00A0to\u00A0)/);
  return (
    <div className={`stack ${css.price}`}>
      <p>{words.price}</p>
      <p key={priced.price} className={`display ${css.figure}`}>
        {from} {to ? <span>{to.trim()}</span> : null}
      </p>
      <p className="strong">{priced.per}</p>
    </div>
  );
}

function PriceNotes({ choice }: { choice: Choice }) {
  const dear = ["carbon", "colour-flip", "chrome"].includes(choice.finish);
  if (!pricing(choice)) return <p>{words.van.text}</p>;
  return (
    <>
      <p>{words.indicative}</p>
      {dear ? (
        <p>
          {choice.coverage === "full"
            ? `${words.dearFinish} ${words.typicalFullWrap}`
            : words.dearFinish}
        </p>
      ) : null}
    </>
  );
}

/** A button that says for a moment how it went. */
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

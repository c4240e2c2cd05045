import { serviceFleet } from "#app/pictures/service-fleet.ts";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { services } from "#content/landing/04-services.ts";
import css from "./showcase.module.css";

const words = services.fleet;

/** Where the services speak to businesses: a van, and the way to the article for fleets. */
export function FleetCard() {
  return (
    <article className={`split folded ${css.fleet}`}>
      <Picture source={serviceFleet} alt={words.alt} sizes="(width < 48rem) 92vw, 60vw" />
      <div className="stack">
        <h3 className="display">{words.title}</h3>
        <p>{words.text}</p>
        <p className="row strong">
          <QuoteButton
            wrapType={words.wrapType}
            className={buttonClass({ kind: "signal", size: "small" })}
          >
            {words.quote}
          </QuoteButton>
          <a className={buttonClass({ kind: "text" })} href={words.link.to}>
            {words.link.text}
          </a>
        </p>
      </div>
    </article>
  );
}

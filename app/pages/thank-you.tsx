// Page shown after a quote request, with the next steps and the upload of photos.

import "#app/styles/page.css";
import { useSyncExternalStore } from "react";
import drawings from "#app/drawings/photos.svg?no-inline";
import { AddPhotos, PhotosByEmail } from "#app/photos/add-photos.tsx";
import { photoQueue } from "#app/photos/own-photos.ts";
import { Thanks } from "#app/quote/thanks.tsx";
import { countUnsent, discardUnsent, watch } from "#app/quote/unsent/send-quote-request.ts";
import { RemountBoundary } from "#app/remount-boundary.tsx";
import { Button } from "#app/ui/button.tsx";
import { afterRequest } from "#content/after-request.ts";
import { discard as words } from "#content/discard.ts";
import { photos } from "#content/photos.ts";
import css from "./pages.module.css";

// The page may open offline: load its drawings together with this chunk.
if (!import.meta.env.SSR) new Image().src = drawings;

export default function ThankYouPage() {
  const count = useSyncExternalStore(watch, countUnsent, () => 0);
  return (
    <section className={`section ${css.thanks}`}>
      <Thanks
        action={
          <Button kind="text" onClick={() => void photoQueue.discard(discardUnsent())}>
            {words.button(count)}
          </Button>
        }
        discarded={<Discarded />}
      />
      <div className={`paper slab split folded ${css.card}`}>
        <section className="stack">
          <h2 className="heading">{afterRequest.nextHeading}</h2>
          {afterRequest.note && <p>{afterRequest.note}</p>}
          <ol className={`ruled ${css.next}`}>
            {afterRequest.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className="stack">
          <h2 className="heading">{photos.heading}</h2>
          <ul className="ruled">
            {afterRequest.photos.map(({ shot, text }) => (
              <li key={shot}>
                <img src={`${drawings}#${shot}`} alt="" width="120" height="80" loading="lazy" />
                {text}
              </li>
            ))}
          </ul>
          <RemountBoundary instead={<PhotosByEmail />}>
            <AddPhotos />
          </RemountBoundary>
        </section>
      </div>
    </section>
  );
}

function Discarded() {
  return (
    <>
      {/* If the focused button is gone, the focus moves to the heading, which is then read out. */}
      <h1
        tabIndex={-1}
        ref={(heading) => {
          if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
        }}
      >
        {words.heading}
      </h1>
      <p className="lead">{words.text}</p>
    </>
  );
}

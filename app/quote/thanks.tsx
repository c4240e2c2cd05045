// Head of the thank-you page: the confirmation, or in its place the note that the request has not reached us yet.

import { useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { thankYou } from "#content/thank-you.ts";
import { unsent as words } from "#content/unsent.ts";
import { discardUnsent, hasUnsent, watch } from "./send-quote-request.ts";

/** @param props.onDiscard is told the keys of the requests that the visitor has discarded. */
export function Thanks(props: { onDiscard?: (keys: readonly string[]) => void }) {
  const isUnsent = useSyncExternalStore(watch, hasUnsent, () => false);
  const [isDiscarded, setDiscarded] = useState(false);
  function discard() {
    setDiscarded(true);
    props.onDiscard?.(discardUnsent());
  }
  const { heading } = isUnsent ? words : isDiscarded ? words.discarded : thankYou;
  return (
    <>
      <h1>{heading}</h1>
      <div className="stack lead strong">
        {/* Screen readers read out what appears inside a status that was there before. */}
        <div role="status">
          {isUnsent ? (
            <div className="paper slab stack">
              <p>{words.text}</p>
              <p>{words.kept}</p>
              <p className="row">
                <a className={buttonClass({})} href={words.phoneLink}>
                  {words.call}
                </a>
                <Button kind="text" onClick={discard}>
                  {words.discard}
                </Button>
              </p>
            </div>
          ) : (
            isDiscarded && <p>{words.discarded.text}</p>
          )}
        </div>
        {isUnsent || isDiscarded ? null : <p className="answer">{thankYou.text}</p>}
      </div>
    </>
  );
}

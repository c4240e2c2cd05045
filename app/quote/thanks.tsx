// Head of the thank-you page: the confirmation, or a note that the request has not reached us yet.

import { type ReactNode, useSyncExternalStore } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { thankYou } from "#content/thank-you.ts";
import { unsent as words } from "#content/unsent.ts";
import { hasUnsent, watch } from "./unsent/send-quote-request.ts";

/** @param props.action beside the telephone number, while the request is unsent. */
export function Thanks(props: { action?: ReactNode }) {
  const isUnsent = useSyncExternalStore(watch, hasUnsent, () => false);
  return (
    <>
      <h1>{(isUnsent ? words : thankYou).heading}</h1>
      <div className="stack lead strong">
        {/* The status must exist beforehand: screen readers announce only changes inside it. */}
        <div role="status">
          {isUnsent ? (
            <div className="paper slab stack">
              <p>{words.text}</p>
              <p className="row">
                <a className={buttonClass({})} href={words.phoneLink}>
                  {words.call}
                </a>
                {props.action}
              </p>
            </div>
          ) : null}
        </div>
        {isUnsent ? null : <p className="answer">{thankYou.text}</p>}
      </div>
    </>
  );
}

// Top of the thank-you page. Every page loads this file, in case the connection is lost later.

import { type ReactNode, useSyncExternalStore } from "react";
import { Head } from "#app/seo/head.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { thankYou } from "#content/thank-you.ts";
import { unsent as words } from "#content/unsent.ts";
import { paths } from "#contract/paths.ts";
import { hasUnsent, isDiscarded, isHeldByPage, watch } from "./unsent/send-quote-request.ts";

export function Thanks(props: {
  /** Shown beside the telephone number while the request is unsent. */
  action?: ReactNode;
  /** Shown in place of heading and text after a discard. */
  discarded?: ReactNode;
}) {
  const isUnsent = useSyncExternalStore(watch, hasUnsent, () => false);
  const hasDiscarded = useSyncExternalStore(watch, isDiscarded, () => false);
  const isKept = !useSyncExternalStore(watch, isHeldByPage, () => false);
  return (
    <>
      <Head {...thankYou} path={paths.thankYou} noindex />
      {(hasDiscarded && props.discarded) || (
        <>
          <h1>{(isUnsent ? words : thankYou).heading}</h1>
          <div className="stack lead strong">
            {/* Always rendered: screen readers announce only changes inside an existing status. */}
            <div role="status">
              {isUnsent ? (
                <div className="paper slab stack">
                  <p>{isKept ? words.text : words.textIfNotKept}</p>
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
      )}
    </>
  );
}

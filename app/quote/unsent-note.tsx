// Tells the visitor on the thank-you page that a request is still on its way.

import { useSyncExternalStore } from "react";
import { unsent as words } from "#content/unsent.ts";
import { hasUnsent, watch } from "./send-quote-request.ts";

export function UnsentNote() {
  const isUnsent = useSyncExternalStore(watch, hasUnsent, () => false);
  // Screen readers read out what appears inside a status that was there before.
  return (
    <div role="status">
      {isUnsent ? (
        <p>
          {words.text} <a href={words.phoneLink}>{words.phone}</a>.
        </p>
      ) : null}
    </div>
  );
}

// Opens the quote dialog by an invoker command: it works before any JavaScript has arrived.

import type { ReactNode } from "react";
import type { WrapType } from "#contract/quote-request.ts";
import { quoteDialogId } from "./dialog-boot.ts";

/** @param props.wrapType is chosen in the form already when the dialog opens. */
export function QuoteButton(props: {
  wrapType?: WrapType;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={quoteDialogId}
      data-wrap-type={props.wrapType}
      className={props.className}
    >
      {props.children}
    </button>
  );
}

// Button that opens the quote dialog without JavaScript: by an invoker command, or as a popover in older browsers.
// dialog-boot.ts copies the button's data attributes to the form.

import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "#app/ui/button.tsx";
import { getQuote } from "#content/quote.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { quoteDialogId } from "./dialog-boot.ts";

export type Known = Partial<Pick<QuoteRequest, "wrapType" | "make" | "model" | "message">>;

/** Without a `kind`, only `className` styles the button. @param props.about subject, for screen readers */
export function QuoteButton(props: Known & ButtonLook & { about?: string; children?: ReactNode }) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={quoteDialogId}
      popoverTarget={import.meta.env.SSR ? quoteDialogId : undefined}
      suppressHydrationWarning
      data-wrap-type={props.wrapType}
      data-make={props.make}
      data-model={props.model}
      data-message={props.message}
      className={props.kind ? buttonClass(props) : props.className}
    >
      {props.children ?? getQuote}
      {props.about ? <span className="visually-hidden">: {props.about}</span> : null}
    </button>
  );
}

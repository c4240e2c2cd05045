// Opens the quote dialog by an invoker command: it works before any JavaScript has arrived.
// A browser that lacks those opens it as a popover until the boot script's polyfill is there.
// What it knows already (wrap type, vehicle, a choice in words) travels as data attributes; dialog-boot.ts fills it in.

import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "#app/ui/button.tsx";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { quoteDialogId } from "./dialog-boot.ts";

export type Known = Partial<Pick<QuoteRequest, "wrapType" | "make" | "model" | "message">>;

/** Without a `kind` it looks as its class says, and not like a button. */
export function QuoteButton(props: Known & ButtonLook & { children: ReactNode }) {
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
      {props.children}
    </button>
  );
}

// The server-rendered quote dialog and an opener in happy-dom, without the rest of the page.

import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { PageContext } from "#app/page-context.tsx";
import { quoteDialogId } from "#app/quote/dialog-boot.ts";
import { QuoteButton } from "#app/quote/quote-button.tsx";
import css from "#app/quote/quote-dialog.module.css";
import { QuoteForm } from "#app/quote/quote-form.tsx";
import type { PageState } from "#contract/page-environment.ts";

/** The context in which a page is rendered and hydrated. */
export const withinPage = (state: PageState) => (children: ReactNode) =>
  createElement(PageContext, { value: { origin: "http://localhost", today: "", state } }, children);

/** @param known contains the values that the opener passes to the form. */
export function servePage(
  state: PageState = {},
  known: Omit<Parameters<typeof QuoteButton>[0], "children"> = {},
) {
  document.body.innerHTML = `
    <p>${renderToString(QuoteButton({ ...known, children: createElement("b") }))}</p>
    <dialog id="${quoteDialogId}" popover="auto" ${state.quote ? "open" : ""}>
      <div class="${css.place}">${renderToString(withinPage(state)(createElement(QuoteForm)))}</div>
      <button type="button" command="close" commandfor="${quoteDialogId}" popovertarget="${quoteDialogId}"></button>
    </dialog>`;
  const find = <T extends Element = HTMLElement>(selector: string) =>
    document.querySelector(selector) as T;
  return {
    find,
    opener: find<HTMLButtonElement>("p > button"),
    dialog: find<HTMLDialogElement>("dialog"),
    cross: find<HTMLButtonElement>("dialog [command=close]"),
    form: find<HTMLFormElement>("dialog form"),
    control: (name: string) => find<HTMLInputElement>(`dialog [name=${name}]`),
  };
}

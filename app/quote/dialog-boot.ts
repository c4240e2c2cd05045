// Behaviour of the quote dialog. Part of the boot script, so that the dialog works before React starts.

import { type Known, prefillByOpener } from "./prefill.ts";

export const quoteDialogId = "quote-dialog";

/** Limits for a double click: milliseconds and CSS pixels between the two presses. */
const DOUBLE_CLICK = { within: 500, around: 24 };

export function bootQuoteDialog() {
  // React does not hydrate the dialog, so the element stays the same for the document's lifetime.
  const dialog = document.getElementById(quoteDialogId) as HTMLDialogElement | null;
  if (!dialog) return;
  // Until this script runs, `popovertarget` opens the dialog in browsers without invoker commands.
  // Remove the attribute: with it, screen readers call a button "collapsed".
  for (const button of document.querySelectorAll(`[popovertarget="${quoteDialogId}"]`))
    button.removeAttribute("popovertarget");
  let opener: HTMLElement | null = null;
  let openedBy: MouseEvent | undefined;
  /** The current press began on the backdrop. */
  let isOutside = false;
  let isDoubleClick = false;

  const fillIn = (known: Known) => {
    const form = dialog.querySelector("form");
    if (form) prefillByOpener(form, known);
  };
  const open = () => {
    // A rejected form or a popover may be open already, but only a modal traps the focus.
    dialog.hidePopover?.();
    dialog.close();
    dialog.showModal();
  };

  document.addEventListener("click", (event) => {
    const { target } = event;
    const button =
      target instanceof Element && target.closest<HTMLElement>(`[commandfor="${quoteDialogId}"]`);
    if (!button) return;
    const opens = button.getAttribute("command") === "show-modal";
    if (opens) {
      opener = button;
      openedBy = event;
      fillIn({
        ...dialog.dataset,
        ...button.closest<HTMLElement>("article")?.dataset,
        ...button.dataset,
      });
    }
    if ("commandForElement" in button) return;
    if (opens) open();
    else dialog.close();
  });

  // Capture phase: also receives events that do not bubble.
  addEventListener(
    "open-quote-modal",
    () => {
      if (dialog.matches(":modal")) return;
      fillIn(dialog.dataset);
      open();
    },
    true,
  );

  dialog.addEventListener("pointerdown", ({ clientX, clientY, timeStamp }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    isDoubleClick =
      !!openedBy &&
      timeStamp - openedBy.timeStamp < DOUBLE_CLICK.within &&
      Math.hypot(clientX - openedBy.clientX, clientY - openedBy.clientY) < DOUBLE_CLICK.around;
  });
  // The second half of a double click on the opener falls on the backdrop and must not close the dialog.
  dialog.addEventListener("cancel", (event) => {
    if (isOutside && isDoubleClick) event.preventDefault();
    isOutside = false;
  });
  if (!("closedBy" in HTMLDialogElement.prototype)) {
    // Not on pointerdown: its default action would then take the focus from the opener.
    dialog.addEventListener("click", ({ target }) => {
      if (target === dialog && isOutside && !isDoubleClick) dialog.close();
    });
  }

  // On iOS, `overflow: hidden` does not lock the page while Safari's bars are collapsed.
  dialog.addEventListener("touchmove", (event) => {
    const canScroll = dialog.scrollHeight > dialog.clientHeight && !isOutside;
    if (event.touches.length === 1 && !canScroll) event.preventDefault();
  });

  // Safari does not focus buttons on click, so it cannot restore the focus itself.
  dialog.addEventListener("close", () => {
    if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    opener = null;
  });

  // Opened by HTML: a rejected form from the server, or a popover opened before this script ran.
  if (dialog.getClientRects().length && !dialog.matches(":modal")) {
    open();
    dialog.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }
}

// Behaviour of the quote dialog beyond HTML, before and after React has started. Part of the boot script: every byte counts.

import { type Known, prefillByOpener } from "./prefill.ts";

export const quoteDialogId = "quote-dialog";

/** A second press belongs to the first, as a double click, within milliseconds and CSS pixels. */
const DOUBLE_CLICK = { within: 500, around: 24 };

export function bootQuoteDialog() {
  // React does not take the dialog over, so that it is the same one for as long as the document lives.
  const dialog = document.getElementById(quoteDialogId) as HTMLDialogElement | null;
  if (!dialog) return;
  // Until this script had come they opened the dialog as a popover, where a browser lacks invoker commands.
  // Screen readers call such a button "collapsed".
  for (const button of document.querySelectorAll(`[popovertarget="${quoteDialogId}"]`))
    button.removeAttribute("popovertarget");
  let opener: HTMLElement | null = null;
  let openedBy: MouseEvent | undefined;
  /** The press under way began on the backdrop. */
  let isOutside = false;
  let isDoubleClick = false;

  const fillIn = (known: Known) => {
    const form = dialog.querySelector("form");
    if (form) prefillByOpener(form, known);
  };
  const open = () => {
    // A rejected form comes back in an open dialog, and a browser without invoker commands opens a popover:
    // neither holds the focus.
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

  // In the capture phase an event reaches the window wherever on the page it was sent to.
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
  // The second half of a double click on the opener falls on the backdrop.
  dialog.addEventListener("cancel", (event) => {
    if (isOutside && isDoubleClick) event.preventDefault();
    isOutside = false;
  });
  if (!("closedBy" in HTMLDialogElement.prototype)) {
    // On the click: a press alone may become a drag, and the browser moves the focus after it.
    dialog.addEventListener("click", ({ target }) => {
      if (target === dialog && isOutside && !isDoubleClick) dialog.close();
    });
  }

  // `overflow: hidden` does not hold the page on iOS while Safari's bars are folded away.
  dialog.addEventListener("touchmove", (event) => {
    const canScroll = dialog.scrollHeight > dialog.clientHeight && !isOutside;
    if (event.touches.length === 1 && !canScroll) event.preventDefault();
  });

  // Safari does not focus buttons on click, so it cannot give the focus back by itself.
  dialog.addEventListener("close", () => {
    if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    opener = null;
  });

  // Opened by HTML alone: sent back by the server, or before this script had come.
  if (dialog.getClientRects().length && !dialog.matches(":modal")) {
    open();
    dialog.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }
}

// What the quote dialog needs beyond HTML, before and after React has started. Part of the boot script: every byte counts.

import { type Known, prefill } from "./prefill.ts";

export const quoteDialogId = "quote-dialog";

export function bootQuoteDialog() {
  const dialog = document.getElementById(quoteDialogId) as HTMLDialogElement | null;
  if (!dialog) return;
  let opener: HTMLElement | null = null;
  let scrollTop = 0;

  const fillIn = (known: Known) => {
    const form = dialog.querySelector("form");
    if (form) prefill(form, known);
  };
  const open = () => {
    if (!dialog.open) dialog.showModal();
  };

  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>(`[commandfor="${quoteDialogId}"]`);
    if (!button) return;
    const opens = button.getAttribute("command") === "show-modal";
    if (opens) {
      opener = button;
      fillIn(button.dataset);
    }
    if ("commandForElement" in button) return;
    // The browser lacks invoker commands.
    if (opens) open();
    else dialog.close();
  });

  if (!("closedBy" in HTMLDialogElement.prototype)) {
    // A press that begins inside and ends on the backdrop must not close the form.
    dialog.addEventListener("pointerdown", (event) => {
      if (event.target === dialog) dialog.close();
    });
  }

  window.addEventListener("open-quote-modal", () => {
    if (dialog.open) return;
    fillIn({});
    open();
  });

  // `overflow: hidden` does not hold iOS; a fixed body does.
  const lock = () => {
    scrollTop = scrollY;
    document.body.style.top = `${-scrollTop}px`;
    document.documentElement.classList.add("scroll-locked");
  };
  const unlock = () => {
    document.documentElement.classList.remove("scroll-locked");
    document.body.style.top = "";
    scrollTo({ top: scrollTop, behavior: "instant" });
    // Safari does not focus buttons on click, so it cannot give the focus back by itself.
    opener?.focus({ preventScroll: true });
    opener = null;
  };
  new MutationObserver(() => {
    if (dialog.open !== document.documentElement.classList.contains("scroll-locked")) {
      dialog.open ? lock() : unlock();
    }
  }).observe(dialog, { attributeFilter: ["open"] });

  // The server sends a rejected form back in an open dialog, which HTML can only show non-modal.
  if (dialog.open) {
    dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }
}

// What happy-dom lacks of dialogs and popovers, after the HTML standard ("The dialog element", "The popover attribute"):
// the top layer with `:modal`, the focus that a dialog takes and gives back, and that it opens in one way at a time.

import { onTestFinished, vi } from "vitest";

/** Until the test has ended. */
export function fakeDialogs(options: { hasPopovers?: boolean } = {}) {
  const { hasPopovers = true } = options;
  const shown = new Map<Element, "modal" | "popover">();
  const focusedBefore = new Map<Element, Element | null>();
  const { prototype } = HTMLDialogElement;
  const { matches } = prototype;

  vi.spyOn(prototype, "showModal").mockImplementation(function (this: HTMLDialogElement) {
    if (shown.get(this) === "modal") return;
    if (this.open || shown.has(this)) throw new DOMException("open", "InvalidStateError");
    shown.set(this, "modal");
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>(".field :is(input, select)")?.focus();
  });
  vi.spyOn(prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const before = focusedBefore.get(this);
    // Where nothing had the focus, nothing gets it.
    if (shown.delete(this) && before !== document.body) (before as HTMLElement | null)?.focus();
    if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    // A task of its own: whoever closed it goes on first.
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  });
  vi.spyOn(prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return selector === ":modal" ? shown.get(this) === "modal" : matches.call(this, selector);
  });
  vi.spyOn(prototype, "getClientRects").mockImplementation(function (this: HTMLDialogElement) {
    return (this.open || shown.has(this) ? [{}] : []) as unknown as DOMRectList;
  });
  const popovers = {
    showPopover(this: Element) {
      shown.set(this, "popover");
    },
    hidePopover(this: Element) {
      if (shown.get(this) === "popover") shown.delete(this);
    },
  };
  if (hasPopovers) Object.assign(prototype, popovers);
  onTestFinished(() => {
    vi.restoreAllMocks();
    for (const name of Object.keys(popovers)) Reflect.deleteProperty(prototype, name);
  });
}

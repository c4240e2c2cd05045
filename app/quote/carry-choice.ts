// Carries the visitor's choice from the page into the quote dialog.

import type { PictureSource } from "#facts/picture-source.ts";
import { quoteDialogId } from "./dialog-boot.ts";
import { ownControl, setMessage } from "./prefill.ts";

type Choice = { message: string } & (
  | { picture: PictureSource; sizes: string }
  /** URL of a drawing, shown uncropped. */
  | { drawing: string }
);

/** Changes the DOM directly: React hydrates only the dialog's form. @returns a function that restores the dialog. */
export function carryChoice(choice: Choice) {
  const dialog = document.getElementById(quoteDialogId) as HTMLDialogElement | null;
  const served = dialog?.querySelector("picture");
  if (!dialog || !served) return undefined;
  const { message } = choice;
  const carried = served.cloneNode(true) as HTMLPictureElement;
  const [avif, webp] = carried.querySelectorAll("source");
  const image = carried.querySelector("img");
  // Browsers that lack AVIF use the small fallback file.
  webp?.remove();
  if ("drawing" in choice) {
    avif?.remove();
    carried.dataset.drawn = "";
    if (image) image.src = choice.drawing;
  } else {
    if (avif) Object.assign(avif, { srcset: choice.picture.avif, sizes: choice.sizes });
    if (image) image.src = choice.picture.fallback;
  }
  served.replaceWith(carried);
  dialog.dataset.message = message;
  // The dialog may already be open without a choice.
  const form = dialog.querySelector("form");
  if (form && !ownControl(form, "message")?.value) setMessage(form, message);
  return () => {
    carried.replaceWith(served);
    delete dialog.dataset.message;
  };
}

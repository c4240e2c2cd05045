// A choice made on the page, carried in the quote dialog: shown there, and sent along whichever button opens it.

import type { PictureSource } from "#facts/picture-source.ts";
import { quoteDialogId } from "./dialog-boot.ts";
import { ownControl, setMessage } from "./prefill.ts";

type Choice = { message: string } & (
  | { picture: PictureSource; sizes: string }
  /** The address of a drawing, all of which is to be seen. */
  | { drawing: string }
);

/** @returns puts the dialog back as it was served. React does not know it, so that nothing else changes it. */
export function carryChoice(choice: Choice) {
  const dialog = document.getElementById(quoteDialogId) as HTMLDialogElement | null;
  const served = dialog?.querySelector("picture");
  if (!dialog || !served) return undefined;
  const { message } = choice;
  const carried = served.cloneNode(true) as HTMLPictureElement;
  const [avif, webp] = carried.querySelectorAll("source");
  const image = carried.querySelector("img");
  // Who needs it is content with the smaller file.
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
  // Opened before the choice could be taken up, by a button that knew none.
  const form = dialog.open && dialog.querySelector("form");
  if (form && !ownControl(form, "message")?.value) setMessage(form, message);
  return () => {
    carried.replaceWith(served);
    delete dialog.dataset.message;
  };
}

// A choice made on the page, carried in the quote dialog: shown there, and sent along whichever button opens it.

import type { PictureSource } from "#facts/picture-source.ts";
import { quoteDialogId } from "./dialog-boot.ts";
import { ownControl, setMessage } from "./prefill.ts";

/** @returns puts the dialog back as it was served. React does not know it, so that nothing else changes it. */
export function carryChoice(choice: { message: string; picture: PictureSource; sizes: string }) {
  const dialog = document.getElementById(quoteDialogId) as HTMLDialogElement | null;
  const served = dialog?.querySelector("picture");
  if (!dialog || !served) return undefined;
  const { picture, message, sizes } = choice;
  const carried = served.cloneNode(true) as HTMLPictureElement;
  const [avif, webp] = carried.querySelectorAll("source");
  const image = carried.querySelector("img");
  if (avif) Object.assign(avif, { srcset: picture.avif, sizes });
  // Who needs it is content with the smaller file.
  webp?.remove();
  if (image) image.src = picture.fallback;
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

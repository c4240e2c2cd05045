// The dressed vehicle on the page and in the quote dialog. The page opens with a still, so that the drawing and what
// dresses it are fetched with the first choice.

import { useEffect } from "react";
import { carryChoice } from "#app/quote/carry-choice.ts";
import { quoteDialogId } from "#app/quote/dialog-boot.ts";
import type { Choice } from "./choice.ts";

export async function loadDrawing(choice: Choice) {
  const { drawingAddress, dressFor, findDrawing } = await import("./drawings.ts");
  const drawing = await findDrawing(choice.vehicle);
  return {
    dress() {
      dressFor(choice, drawing);
      return drawing;
    },
    address: () => drawingAddress(drawing),
  };
}

/**
 * Puts the vehicle into the quote dialog, whichever button opens it. A dialog opened before the drawing has come shows
 * its own picture until then.
 *
 * @param message what is sent along; none while nothing was chosen
 */
export function useCarriedDrawing(choice: Choice, message: string | undefined) {
  useEffect(() => {
    const dialog = document.getElementById(quoteDialogId);
    if (!dialog || !message) return undefined;
    let outdated = false;
    let putBack: (() => void) | undefined;
    const carry = ({ dress, address }: Awaited<ReturnType<typeof loadDrawing>>) => {
      if (outdated) return;
      dress();
      putBack?.();
      putBack = carryChoice({ message, drawing: address() });
    };
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === "open") loadDrawing(choice).then(carry, () => undefined);
    };
    dialog.dataset.message = message;
    dialog.addEventListener("beforetoggle", onToggle);
    return () => {
      outdated = true;
      dialog.removeEventListener("beforetoggle", onToggle);
      putBack?.();
      delete dialog.dataset.message;
    };
  }, [choice, message]);
}

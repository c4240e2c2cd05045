// The vehicle as the visitor dressed it stands in the quote dialog too, whichever button of the page opens it.

import { useEffect } from "react";
import { carryChoice } from "#app/quote/carry-choice.ts";
import { quoteDialogId } from "#app/quote/dialog-boot.ts";
import type { Choice } from "./choice.ts";
import { drawingAddress } from "./drawing-address.ts";
import { loadDrawing } from "./load-drawing.ts";

/**
 * A dialog opened before the drawing has come shows its own picture until then.
 *
 * @param message what is sent along; none while nothing was chosen
 */
export function useCarriedDrawing(choice: Choice, message: string | undefined) {
  useEffect(() => {
    const dialog = document.getElementById(quoteDialogId);
    if (!dialog || !message) return undefined;
    let outdated = false;
    let putBack: (() => void) | undefined;
    const carry = ({ drawing, dressFor }: Awaited<ReturnType<typeof loadDrawing>>) => {
      if (outdated) return;
      dressFor(choice, drawing);
      putBack?.();
      putBack = carryChoice({ message, drawing: drawingAddress(drawing) });
    };
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === "open") loadDrawing(choice.vehicle).then(carry, () => undefined);
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

// The vehicle as the visitor dressed it stands in the quote dialog too, whichever button of the page opens it.

import { type RefObject, useEffect } from "react";
import { carryChoice } from "#app/quote/carry-choice.ts";
import { quoteDialogId } from "#app/quote/dialog-boot.ts";
import { drawingAddress } from "./drawing-address.ts";

/** @param message what is sent along; none while nothing was chosen */
export function useCarriedDrawing(
  box: RefObject<HTMLDivElement | null>,
  message: string | undefined,
) {
  useEffect(() => {
    const dialog = document.getElementById(quoteDialogId);
    if (!dialog || !message) return undefined;
    let putBack: (() => void) | undefined;
    const onToggle = ({ newState }: ToggleEvent) => {
      const shown = box.current?.querySelector<SVGSVGElement | HTMLImageElement>(":scope > *");
      if (newState !== "open" || !shown) return;
      putBack?.();
      const drawing = shown instanceof HTMLImageElement ? shown.src : drawingAddress(shown);
      putBack = carryChoice({ message, drawing });
    };
    dialog.dataset.message = message;
    dialog.addEventListener("beforetoggle", onToggle);
    return () => {
      dialog.removeEventListener("beforetoggle", onToggle);
      putBack?.();
      delete dialog.dataset.message;
    };
  }, [box, message]);
}

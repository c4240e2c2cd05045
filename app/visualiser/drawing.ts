// Coloured vehicle on the page and in the quote dialog. Its drawing and colouring code load on first use.

import { useEffect } from "react";
import { carryChoice } from "#app/quote/carry-choice.ts";
import { quoteDialogId } from "#app/quote/dialog-boot.ts";
import type { Choice } from "./choice.ts";

export async function loadDrawing(choice: Choice) {
  const { drawVehicle } = await import("./drawings.ts");
  return drawVehicle(choice);
}

/** Shows the vehicle in the quote dialog. @param message for the request; absent until something is chosen */
export function useCarriedDrawing(choice: Choice, message: string | undefined) {
  useEffect(() => {
    const dialog = document.getElementById(quoteDialogId);
    if (!dialog || !message) return undefined;
    let outdated = false;
    let putBack: (() => void) | undefined;
    const carry = async () => {
      const { address } = await loadDrawing(choice);
      if (outdated) return;
      putBack?.();
      putBack = carryChoice({ message, drawing: address() });
    };
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === "open") carry().catch(() => undefined);
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

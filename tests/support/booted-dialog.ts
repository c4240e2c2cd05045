// A page with the quote dialog after its boot script has run, in a browser that knows more or less by itself.

import { onTestFinished, vi } from "vitest";
import { bootQuoteDialog } from "#app/quote/dialog-boot.ts";
import type { PageState } from "#contract/page-environment.ts";
import { servePage } from "./quote-document.ts";

export const choice = "Full wrap in Twill";

/** What the browser does by itself, so that the boot script must not. */
export function haveBrowser(prototype: object, property: string) {
  Object.defineProperty(prototype, property, { configurable: true, value: null });
  onTestFinished(() => void Reflect.deleteProperty(prototype, property));
}

export function bootPage(
  options: { state?: PageState; before?: (page: ReturnType<typeof servePage>) => void } = {},
) {
  const page = servePage(options.state, { wrapType: "Commercial Branding", message: choice });
  vi.spyOn(page.dialog, "getBoundingClientRect").mockReturnValue({
    left: 100,
    top: 50,
    right: 500,
    bottom: 450,
  } as DOMRect);
  options.before?.(page);
  for (const target of [window, document]) {
    const add = vi.spyOn(target, "addEventListener");
    onTestFinished(() => {
      for (const [type, run, options] of add.mock.calls) {
        target.removeEventListener(type, run as EventListener, options);
      }
    });
  }
  bootQuoteDialog();
  const isModal = () => page.dialog.matches(":modal");
  return { ...page, isModal };
}

/** An event of the pointer `at` milliseconds. */
export function pointer(type: string, [clientX, clientY]: [number, number], at = 0) {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

export const inside: [number, number] = [300, 300];
export const outside: [number, number] = [10, 300];

// The quote form without a browser: as much of a form as the code beside it touches.

import { quoteFields, quoteForm } from "#contract/quote-request.ts";

export type FakeControl = { value: string; disabled?: boolean; focus(): void };

/** @param sentBack the values it begins with. */
export function createFakeQuoteForm(sentBack: Record<string, string> = {}) {
  const names = [...quoteFields, quoteForm.honeypotField];
  const line = { hidden: true };
  const form = {
    focused: undefined as string | undefined,
    isDialogOpen: true,
    line,
    controls: {} as Record<string, FakeControl>,
    shown: { textContent: "", parentElement: line },
    querySelector(selector: string) {
      const name = selector.replace("#quote-", "");
      return (name === "choice" ? form.shown : form.controls[name]) ?? null;
    },
    closest: (tag: string) =>
      tag === "dialog"
        ? {
            open: form.isDialogOpen,
            close: () => {
              form.isDialogOpen = false;
            },
          }
        : null,
    set(name: string, value: string) {
      const control = form.controls[name];
      if (control) control.value = value;
    },
    values: () =>
      Object.fromEntries(Object.entries(form.controls).map(([name, { value }]) => [name, value])),
    /** What is submitted. */
    body: () =>
      new URLSearchParams(
        Object.entries(form.controls)
          .filter(([, { disabled }]) => !disabled)
          .map(([name, { value }]) => [name, value]),
      ),
    asForm: () => form as unknown as HTMLFormElement,
  };
  for (const name of names) {
    form.controls[name] = {
      value: sentBack[name] ?? "",
      disabled: name === "message",
      focus: () => {
        form.focused = name;
      },
    };
  }
  return form;
}

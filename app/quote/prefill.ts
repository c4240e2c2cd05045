// Prefilling of the quote form by its opener. The form's controls are the one place that holds the values, before React
// has started and after. Part of the boot script: every byte counts.

/** An opener's data attributes: `data-wrap-type="Vehicle Wrap"` becomes the choice in that field. */
export type Known = Partial<Record<string, string>>;

/** Leaves other fields untouched; always replaces the message. */
export function prefill(form: HTMLFormElement, { message, ...known }: Known) {
  for (const [name, value] of Object.entries(known)) {
    const control = ownControl(form, name);
    if (control && value) control.value = value;
  }
  setMessage(form, message);
}

/** An opener's values replace those of the opener before it, except where the visitor has changed them since. */
export function prefillByOpener(form: HTMLFormElement, known: Known) {
  for (const control of form.querySelectorAll<HTMLInputElement>("[data-prefilled]")) {
    if (control.value === control.dataset.prefilled) control.value = "";
    delete control.dataset.prefilled;
  }
  prefill(form, known);
  for (const [name, value] of Object.entries(known)) {
    const control = name !== "message" && ownControl(form, name);
    if (control && value) control.dataset.prefilled = value;
  }
}

/** The choice in words. It is sent exactly where it is shown. */
export function setMessage(form: HTMLFormElement, message = "") {
  const sent = ownControl(form, "message");
  const shown = form.querySelector("#quote-choice");
  // Extensions may have taken them away.
  if (!sent || !shown) return;
  sent.value = shown.textContent = message;
  sent.disabled = (shown.parentElement as HTMLElement).hidden = !message;
}

/** A control of the form by its id: `elements` and names are also those of whatever an extension puts into it. */
export function ownControl(form: Element, name: string): HTMLInputElement | null {
  return form.querySelector(`#quote-${name}`);
}

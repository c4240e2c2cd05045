// Prefilling of the quote form. Part of the boot script: keep this file small.

/** An opener's data attributes, such as `data-wrap-type="Vehicle Wrap"`. */
export type Known = Partial<Record<string, string>>;

/** Fills in the known fields; without a known message, clears the message. */
export function prefill(form: HTMLFormElement, { message, ...known }: Known) {
  for (const [name, value] of Object.entries(known)) {
    const control = ownControl(form, name);
    if (control && value) control.value = value;
  }
  setMessage(form, message);
}

/** Replaces the previous opener's values, except those that the visitor has changed. */
export function prefillByOpener(form: HTMLFormElement, known: Known) {
  for (const control of form.querySelectorAll<HTMLInputElement>("[data-prefilled]")) {
    if (control.value === control.dataset.prefilled) control.value = "";
    delete control.dataset.prefilled;
  }
  prefill(form, known);
  for (const [name, value] of Object.entries(known)) {
    const control = ownControl(form, name);
    if (control && value) control.dataset.prefilled = value;
  }
}

/** Sets the choice in words. An empty choice is hidden and not sent. */
export function setMessage(form: HTMLFormElement, message = "") {
  const sent = ownControl(form, "message");
  const shown = form.querySelector("#quote-choice");
  // A browser extension may have removed these elements.
  if (!sent || !shown) return;
  sent.value = shown.textContent = message;
  sent.disabled = (shown.parentElement as HTMLElement).hidden = !message;
}

/** Finds a control by id: `form.elements` and names also match controls that extensions inject. */
export function ownControl(form: Element, name: string): HTMLInputElement | null {
  return form.querySelector(`#quote-${name}`);
}

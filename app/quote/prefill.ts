// Prefilling of the quote form from its opener, before and after React starts. Part of the boot script: keep it small.

/** An opener's data attributes: `data-wrap-type="Vehicle Wrap"` selects that option. */
export type Known = Partial<Record<string, string>>;

/** Fills in the known fields and leaves all others untouched, except the message, which it always replaces. */
export function prefill(form: HTMLFormElement, { message, ...known }: Known) {
  for (const [name, value] of Object.entries(known)) {
    const control = ownControl(form, name);
    if (control && value) control.value = value;
  }
  setMessage(form, message);
}

/** An opener's values replace the previous opener's, except where the visitor has changed them. */
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

/** Sets the visitor's choice in words, which is sent only while it is shown. */
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

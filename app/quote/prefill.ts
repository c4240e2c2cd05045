// What the opener of the quote form knows already, put into the form. The form's own controls are the one place
// that holds it, before React has started and after. Part of the boot script: every byte counts.

/** An opener's data attributes: `data-wrap-type="Vehicle Wrap"` becomes the choice in that field. */
export type Known = Partial<Record<string, string>>;

/** What is not known stays as the visitor left it; the choice in words is this opener's or none. */
export function prefill(form: HTMLFormElement, { message, ...known }: Known) {
  for (const [name, value] of Object.entries(known)) {
    const control = ownControl(form, name);
    if (control && value) control.value = value;
  }
  setMessage(form, message);
}

/** The choice that goes along, in words. It is sent exactly where it is shown. */
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

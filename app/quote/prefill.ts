// What the opener of the quote form knows already, put into the form. The form's own controls are the one place
// that holds it, before React has started and after. Part of the boot script: every byte counts.

/** An opener's data attributes: `data-wrap-type="Vehicle Wrap"` becomes the choice in that field. */
export type Known = Partial<Record<string, string>>;

/** What is not known stays as the visitor left it; the choice in words is this opener's or none. */
export function prefill(form: HTMLFormElement, { message, ...known }: Known) {
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control && value) control.value = value;
  }
  setMessage(form, message);
}

/** The choice that goes along, in words. It is sent exactly where it is shown. */
export function setMessage(form: HTMLFormElement, message = "") {
  const sent = form.elements.namedItem("message") as HTMLInputElement;
  const shown = form.elements.namedItem("choice") as HTMLOutputElement;
  sent.value = shown.value = message;
  sent.disabled = (shown.parentElement as HTMLElement).hidden = !message;
}

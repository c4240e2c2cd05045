// A form whose state stands in the page's address, so that it can be shared and comes back.

/** The form's values, as a query string has them. */
export function valuesIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
}

/** Sets a text field, a select, a group of radio buttons, or a checkbox (on when the value is its own). */
export function setValue(form: HTMLFormElement, field: string, value: string) {
  const control = form.elements.namedItem(field) as HTMLInputElement | RadioNodeList | null;
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.checked = value === control.value;
  } else if (control) control.value = value;
}

/** The query string with `values` for `fields`; what it says besides stays. Empty when there is nothing to say. */
export function withFields<Field extends string>(
  search: string,
  fields: readonly Field[],
  values: Partial<Record<Field, string>>,
): string {
  const params = new URLSearchParams(search);
  for (const field of fields) {
    const value = values[field];
    if (value) params.set(field, value);
    else params.delete(field);
  }
  const query = params.toString();
  return query ? `?${query}` : "";
}

/** Puts a query string into the address without a new entry in the history. */
export function replaceQuery(search: string) {
  if (search === location.search) return;
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}

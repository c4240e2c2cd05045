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
    // Taken out first: the order is the fields' own, in whatever order they were chosen.
    params.delete(field);
    if (value) params.append(field, value);
  }
  const query = params.toString();
  return query ? `?${query}` : "";
}

/**
 * Puts a query string into the address without a new entry in the history. Not while the visitor is on the way to
 * another page: the address may be that page's already, and a change to it would call the visit off.
 */
export function replaceQuery(search: string) {
  const { navigation } = window as Partial<Pick<Window, "navigation">>;
  if (navigation?.transition || search === location.search) return;
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}

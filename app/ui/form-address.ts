// A form whose state is kept in the page's address (URL query), so that it can be shared and restored.

/** The form's values, as a query string has them. */
export function valuesIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
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

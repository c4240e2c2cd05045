/** Uses storage that may be full, forbidden or switched off. @returns `undefined` if it throws. */
export function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {}
}

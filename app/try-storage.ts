/** Uses a storage that may be full, forbidden or switched off. @returns `undefined` where it is. */
export function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {}
}

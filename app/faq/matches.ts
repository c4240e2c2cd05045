// The filter of the FAQ index: which answers a typed text is looking for.

/**
 * Whether every typed word begins a word of the text: "wrap roo" finds "a roof wrap".
 * Case, accents and punctuation do not count; nothing typed finds everything.
 */
export function matches(typed: string, text: string): boolean {
  const words = toWords(text);
  return toWords(typed).every((start) => words.some((word) => word.startsWith(start)));
}

function toWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

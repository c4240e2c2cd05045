// The filter of the FAQ index.

/**
 * Whether every typed word begins a word of the text: "wrap roo" finds "a roof wrap".
 * Case, accents and punctuation do not count. Nothing typed finds everything, signs alone find nothing.
 */
export function matches(typed: string, text: string): boolean {
  const [starts, words] = [toWords(typed), toWords(text)];
  if (starts.length === 0) return typed.trim() === "";
  return starts.every((start) => words.some((word) => word.startsWith(start)));
}

function toWords(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

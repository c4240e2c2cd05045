// Characters that leave no mark on a screen. A field of nothing else counts as blank, and where a person reads
// visitors' text they are shown by number: they can hide words, move a cursor or pass for a name.

/**
 * Controls, line and paragraph separators, whatever Unicode says is drawn as nothing (joiners, direction marks,
 * fillers, variation selectors, tags), interlinear marks, and the braille cell without dots.
 */
export const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;

/** Nothing in it would be seen. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, "").trim() === "";
}

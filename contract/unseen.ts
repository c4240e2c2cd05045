// Invisible characters. A field that holds only these counts as blank. In mails and at the desk they are shown as code
// points, since they can hide words, move a cursor or fake a name.

/**
 * Controls, line and paragraph separators, Unicode's default ignorables (joiners, direction marks, fillers, variation
 * selectors, tags), interlinear annotations, and the blank braille cell.
 */
export const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;

/** True if the text shows nothing on a screen. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, "").trim() === "";
}

// Invisible characters, which can hide words, move a cursor or fake a name. Mails and desk show them as code points.

/** Controls, separators, Unicode's default ignorables, interlinear annotations, and the blank braille cell. */
export const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;

export function isBlank(text: string): boolean {
  return text.replace(unseen, "").trim() === "";
}

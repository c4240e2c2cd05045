// Sanitiser of visitor text for display, so that the text cannot move a cursor, colour a terminal, reverse the writing
// direction or hide words. Invisible characters are replaced by their code points.

import { unseen } from "#contract/unseen.ts";

/**
 * Legitimate uses of invisible characters: in emoji, as variation selectors of ideographs and Mongolian letters, and as
 * joiners in scripts such as Persian and Hindi.
 */
const allowed =
  // Stryker disable next-line Regex: its mutants of v-flag sets do not parse
  /\p{RGI_Emoji}|\p{Emoji}[\uFE0E\uFE0F]|\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|\p{sc=Mong}[\u180B-\u180D\u180F]|(?:[[\p{L}\p{M}]--[\p{Default_Ignorable_Code_Point}\p{sc=Latn}]]|\p{Extended_Pictographic}\uFE0F?)[\u200C\u200D]/v;

const allowedOrUnseen = new RegExp(`(${allowed.source})|${unseen.source}`, "gv");

/** Sanitises one line, replacing line breaks too; emoji, accents and right-to-left writing are kept. */
export function toHarmlessLine(text: string): string {
  return replaceUnseen(text.toWellFormed(), nameCharacter);
}

export function toHarmlessLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(toHarmlessLine);
}

/** For JSON: escapes invisible characters as \uXXXX, which parse back to the same text. Keeps line breaks. */
export function escapeUnseen(json: string): string {
  return replaceUnseen(json, (character) =>
    character === "\n"
      ? character
      : [...Array(character.length).keys()]
          .map((place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, "0")}`)
          .join(""),
  );
}

function replaceUnseen(text: string, by: (character: string) => string): string {
  return text.replace(allowedOrUnseen, (found, kept?: string) => kept ?? by(found));
}

function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u{${code.toString(16).toUpperCase().padStart(4, "0")}}`;
}

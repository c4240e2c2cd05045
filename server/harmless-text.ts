// Sanitiser of visitor text, which could colour a terminal, reverse the writing direction or hide words.

import { unseen } from "#contract/invisible.ts";

/** Invisible characters allowed: in emoji, after Han and Mongolian letters, and as joiners in languages such as Hindi. */
const allowed =
  // Stryker disable next-line Regex: its mutants of v-flag sets do not parse
  /\p{RGI_Emoji}|\p{Emoji}[\uFE0E\uFE0F]|\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|\p{sc=Mong}[\u180B-\u180D\u180F]|(?:[[\p{L}\p{M}]--[\p{Default_Ignorable_Code_Point}\p{sc=Latn}]]|\p{Extended_Pictographic}\uFE0F?)[\u200C\u200D]/v;

const allowedOrUnseen = new RegExp(`(${allowed.source})|${unseen.source}`, "gv");

/** Replaces invisible characters and line breaks by their code points; keeps emoji, accents and right-to-left text. */
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

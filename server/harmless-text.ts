// Sanitises visitors' text for display: it cannot move a cursor, colour a terminal, reverse the
// direction of writing or hide. Each character taken out is shown as its code point instead.

import { unseen } from "#contract/unseen.ts";

/**
 * Where a character that cannot be seen does its work in real writing: in an emoji, in the form of an ideograph
 * or of a Mongolian letter, between letters that join, such as those of Persian and Hindi.
 */
const atWork =
  // Stryker disable next-line Regex: it writes sets of the v flag in a way that does not parse
  /\p{RGI_Emoji}|\p{Emoji}[\uFE0E\uFE0F]|\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|\p{sc=Mong}[\u180B-\u180D\u180F]|(?:[[\p{L}\p{M}]--[\p{Default_Ignorable_Code_Point}\p{sc=Latn}]]|\p{Extended_Pictographic}\uFE0F?)[\u200C\u200D]/v;

const atWorkOrUnseen = new RegExp(`(${atWork.source})|${unseen.source}`, "gv");

/** One line; emoji, accents and right-to-left writing stay. */
export function toHarmlessLine(text: string): string {
  return replaceUnseen(text.toWellFormed(), nameCharacter);
}

/** Several lines, each made harmless. */
export function toHarmlessLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(toHarmlessLine);
}

/** For JSON: what cannot be seen becomes \uXXXX, which parses back to the same text. Line breaks stay. */
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
  return text.replace(atWorkOrUnseen, (found, kept?: string) => kept ?? by(found));
}

function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u{${code.toString(16).toUpperCase().padStart(4, "0")}}`;
}

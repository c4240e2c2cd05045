// Visitors' text on its way to a person: shown as it is, but unable to move a cursor, colour a
// terminal, turn writing round or hide. What is taken out is shown by its number instead.

const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  /[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** One line; emoji, accents and right-to-left writing stay. */
export function toHarmlessLine(text: string): string {
  return text.toWellFormed().replace(UNSEEN, nameCharacter);
}

/** Several lines, each made harmless. */
export function toHarmlessLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(toHarmlessLine);
}

/** For JSON: what cannot be seen becomes \uXXXX, which parses back to the same text. Line breaks stay. */
export function escapeUnseen(json: string): string {
  return json.replace(UNSEEN, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function nameCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u{${code.toString(16).toUpperCase().padStart(4, "0")}}`;
}

// Text as a search compares it: without case, accents and apostrophes, since people type "skoda" and "o’brien".

/** Letters that Unicode does not take apart into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

export function foldText(text: string): string {
  return text
    .replaceAll(/['`´‘’‛ʹʻʼʽ′＇]/g, "")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[æðđħıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\p{Pd}/gu, "-");
}

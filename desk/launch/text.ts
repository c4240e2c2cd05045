// Text as it is read: the same words whether they stand in HTML, in a script, in Markdown or in a source.

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&#39;": "'",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** Entities and escapes undone, every kind of space as a blank one, lines kept. */
export function toPlainText(text: string): string {
  return text
    .replaceAll(/&(?:amp|#x27|#39|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\\u([\da-fA-F]{4})|\\x([\da-fA-F]{2})/g, (_, four, two) =>
      String.fromCharCode(Number.parseInt(four ?? two, 16)),
    )
    .replaceAll(/[\u00ad\u200b\u2060]/g, "")
    .replaceAll(/[^\S\n]/g, " ")
    .replaceAll("\u2019", "'")
    .replaceAll("\u2011", "-");
}

// Curly apostrophes, which the site's texts need, in place of those that a keyboard types.

/** Changes all texts in `content` except addresses, and returns a copy. */
export function curlApostrophes<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === "string" && !/[@/]/.test(value)
      ? value.replaceAll(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, "’")
      : value,
  );
}

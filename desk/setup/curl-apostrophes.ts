// Replacement of typed, straight apostrophes with the curly ones that the site's texts need.

/** Returns a copy with curly apostrophes, except in words with @, / or \, such as email and web addresses. */
export function curlApostrophes<Content>(content: Content): Content {
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === "string" ? value.replaceAll(/(?<=^|\s)[^\s@/\\]+(?=\s|$)/g, curl) : value,
  );
}

const curl = (word: string) => word.replaceAll(/(?<=\p{L})'/gu, "’");

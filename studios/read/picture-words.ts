// Descriptions of pictures for people who cannot see them, keyed by the names in pictures.json.

import { readStudioFile } from "../read-file.ts";

const { alts, words } = readStudioFile("picture-words");

/** Alternative texts of the landing page. Projects and reviews have their own. */
export const pictureAlts = alts;

/** Descriptions of preview cards' backgrounds; each completes "over a picture of …". */
export const pictureWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(alts).map(([name, alt]) => [name, alt.charAt(0).toLowerCase() + alt.slice(1)]),
  ),
  ...words,
};

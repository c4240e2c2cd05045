// What the pictures show, for people who cannot see them; each is named after its file in pictures.json.

import { readStudioFile } from "../read-file.ts";

const { alts, words } = readStudioFile("picture-words");

/** On the landing page. The pictures of projects and reviews are described beside these. */
export const pictureAlts = alts;

/** Behind link previews; completes "over a picture of …". */
export const pictureWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(alts).map(([name, alt]) => [name, alt.charAt(0).toLowerCase() + alt.slice(1)]),
  ),
  ...words,
};

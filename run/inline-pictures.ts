// Inlines the small pictures that a page marks: on a slow connection a request takes half a second.

import { readFileSync } from "node:fs";

const MARKED = /srcSet="([^" ]+\.avif)( \d+w)" data-inline="true"/g;

/** Bytes. Inlined pictures delay the page's words, so larger ones are requested. */
export const largestInline = 10_000;

/** @param siteDir where the built site's pictures are. */
export function inlinePictures(html: string, siteDir: string): string {
  return html.replaceAll(MARKED, (_, address, width) => {
    const file = readFileSync(siteDir + address);
    const source =
      file.length > largestInline ? address : `data:image/avif;base64,${file.toString("base64")}`;
    return `srcSet="${source}${width}"`;
  });
}

// Inlining of small pictures marked in a page, since a request takes half a second on a slow connection.

import { readFileSync } from "node:fs";

const MARKED = /srcSet="([^" ]+\.avif)( \d+w)" data-inline="true"/g;

/** Bytes. Larger pictures are not inlined, since they would delay the page's text. */
const largestInline = 10_000;

/** @param siteDir folder of the built site, with the pictures. */
export function inlinePictures(html: string, siteDir: string): string {
  return html.replaceAll(MARKED, (_, address, width) => {
    const file = readFileSync(siteDir + address);
    const source =
      file.length > largestInline ? address : `data:image/avif;base64,${file.toString("base64")}`;
    return `srcSet="${source}${width}"`;
  });
}

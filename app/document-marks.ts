// Attributes and ids shared by the rendered HTML and the client's scripts.

import { paths } from "#contract/paths.ts";

export const rootId = "root";
export const pageStateId = "page-state";
export const todayAttribute = "data-today";
/** Pages that show today's date; all others are the same every day. */
export const datedPaths: readonly string[] = [paths.privacy, paths.terms];
/** Attribute with the path of the rendered route, as hosts may serve the page under another address. */
export const pathAttribute = "data-path";
export const bootId = "boot";

// How the browser's half finds what the server's half left in the HTML.

import { paths } from "#contract/paths.ts";

export const rootId = "root";
export const pageStateId = "page-state";
export const todayAttribute = "data-today";
/** Pages that name the day; the others stay the same from one day to the next. */
export const datedPaths: readonly string[] = [paths.privacy, paths.terms];
/** Path of the route the page was rendered for, whatever address a host serves it under. */
export const pathAttribute = "data-path";
export const bootId = "boot";

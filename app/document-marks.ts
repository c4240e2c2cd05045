// How the browser's half finds what the server's half left in the HTML.

export const rootId = "root";
export const pageStateId = "page-state";
export const todayAttribute = "data-today";
/** Path of the route the page was rendered for, whatever address a host serves it under. */
export const pathAttribute = "data-path";
export const bootId = "boot";

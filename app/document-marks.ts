// How the browser's half finds what the server's half left in the HTML.

export const rootId = "root";
export const pageStateId = "page-state";
export const todayAttribute = "data-today";
export const bootId = "boot";

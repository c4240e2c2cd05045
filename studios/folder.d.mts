/** Folder of the studio that is served, from the project's root. */
export const studioFolder: string;
/** Where the built site and its renderer go, from the project's root. */
export const dist: string;

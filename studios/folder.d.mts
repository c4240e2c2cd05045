/** Folder of the current studio, relative to the project root. */
export const studioFolder: string;
/** Output folder of the site and its renderer, relative to the project root. */
export const dist: string;

/** Of the studio that is built, from the project's root. */
export const studioFolder: string;
/** Import conditions beside those that everybody has. */
export const studioConditions: readonly string[];
/** Where the built site and its renderer go, from the project's root. */
export const dist: string;

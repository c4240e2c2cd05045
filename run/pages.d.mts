/** Whether the pages in dist/ were made from the sources as they are. */
export function isBuilt(): boolean;

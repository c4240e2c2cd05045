/** Whether the pages are up to date with their sources. */
export function isBuilt(): boolean;

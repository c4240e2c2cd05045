/** Whether the pages were made from the sources as they are. */
export function isBuilt(): boolean;

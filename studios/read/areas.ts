// The studio's service area, for its article and map.

import { readStudioFile } from "../read-file.ts";

const { address: _, title: __, map, ...area } = readStudioFile("areas");

/** `map.halves` shows the drawing's left and right halves as two pictures, stacked on phones. */
export const areas = { ...area, map: map ?? null };

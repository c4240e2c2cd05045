// Where the studio's customers are, for the article on the area and its map.

import { readStudioFile } from "../read-file.ts";

const { address: _, title: __, map, ...area } = readStudioFile("areas");

/** `map.halves`: the left and the right half of the drawing are pictures, one below the other on a phone. */
export const areas = { ...area, map: map ?? null };

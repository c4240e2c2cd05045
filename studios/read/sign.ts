// The studio's sign, drawn once for the top bar, the icons and the link previews: paths on a field of 28 by 28 units.

import { readStudioFile } from "../read-file.ts";

const { sign } = readStudioFile("look");

export const { sheet, fold, letter } = sign;

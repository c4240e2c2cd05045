// Every picture of the studio by its name. Pages import one at a time instead, as #studio/pictures/NAME, so that none
// carries the others (run/studio-modules.ts).

import type { PictureSource } from "#facts/picture-source.ts";
import { readStudioFile } from "../read-file.ts";

export const pictures: Readonly<Record<string, PictureSource>> =
  readStudioFile("pictures").pictures;

// All pictures of the studio by name. Pages import single ones as #studio/pictures/NAME instead, so that none loads the
// rest (run/studio-modules.ts).

import type { PictureSource } from "#facts/picture-source.ts";
import { readStudioFile } from "../read-file.ts";

export const pictures: Readonly<Record<string, PictureSource>> =
  readStudioFile("pictures").pictures;

// All pictures by name. Pages import single ones, as #studio/pictures/NAME, so that none loads the whole list.

import type { PictureSource } from "#facts/picture-source.ts";
import { readStudioFile } from "../read-file.ts";

export const pictures: Readonly<Record<string, PictureSource>> =
  readStudioFile("pictures").pictures;

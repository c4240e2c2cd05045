// All pictures by name. Pages import single pictures as #studio/pictures/NAME, so that no page loads the whole list.

import type { PictureSource } from "#facts/picture-source.ts";
import { readStudioFile } from "../read-file.ts";

export const pictures: Readonly<Record<string, PictureSource>> =
  readStudioFile("pictures").pictures;

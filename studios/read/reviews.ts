// Reviews on the landing page.

import { readStudioFile } from "../read-file.ts";

export const reviews = readStudioFile("reviews").reviews;

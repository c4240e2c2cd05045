// Reviews, as the landing page shows them.

import { readStudioFile } from "../read-file.ts";

export const reviews = readStudioFile("reviews").reviews;

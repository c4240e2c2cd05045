// The review in the quote dialog. A separate file, since every page has the dialog and must not load the other reviews
// for it.

import { readStudioFile } from "../read-file.ts";

export const dialogReview = readStudioFile("reviews").reviews.find(({ id }) => id === "hatch");

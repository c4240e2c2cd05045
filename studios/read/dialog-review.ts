// The review in the quote dialog. A separate file, so that pages do not load every review for the dialog.

import { readStudioFile } from "../read-file.ts";

export const dialogReview = readStudioFile("reviews").reviews.find(({ id }) => id === "hatch");

// The one review that the quote dialog shows, on every page. In a file by itself, so that no page loads the other
// reviews for it.

import { readStudioFile } from "../read-file.ts";

export const dialogReview = readStudioFile("reviews").reviews.find(({ id }) => id === "hatch");

// Finished projects on the landing page.

import { readStudioFile } from "../read-file.ts";

export const portfolio = readStudioFile("portfolio").projects;

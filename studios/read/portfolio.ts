// Finished projects, as the landing page shows them.

import { readStudioFile } from "../read-file.ts";

export const portfolio = readStudioFile("portfolio").projects;

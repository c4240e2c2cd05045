// Retention of unsent requests and photos in the browser. Separate from privacy.ts, because every page loads this file.

import { amount } from "./units.ts";

export const keptInBrowser = amount(7, "days");

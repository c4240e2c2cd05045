// Retention of unsent requests and photos in the browser. A separate file, as every page loads it, but not privacy.ts.

import { amount } from "./units.ts";

export const keptInBrowser = amount(7, "days");

// Retention of unsent requests and photos in the browser. Every page loads this file, so it is not in privacy.ts.

import { amount } from "./units.ts";

export const keptInBrowser = amount(7, "days");

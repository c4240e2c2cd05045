// Retention of unsent requests and photos in the browser. Apart from privacy.ts, so that pages load this figure alone.

import { amount } from "./units.ts";

export const keptInBrowser = amount(7, "days");

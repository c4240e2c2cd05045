// How long a browser keeps unsent requests and photos. Apart from privacy.ts, since every page carries it.

import { amount } from "./units.ts";

export const keptInBrowser = amount(7, "days");

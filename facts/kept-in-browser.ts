// How long the visitor's own browser keeps what could not be delivered. In a file of its own: every page carries it.

import { amount } from "./units.ts";

export const keptInBrowser = amount(7, "days");

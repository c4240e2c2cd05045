// How long the studio's own work takes, and how soon after collection a problem is to be reported (spec §9).

import { amount, range } from "#facts/units.ts";

/** Marketing claim: ready in as little as this. */
export const quickestTurnaround = amount(3, "days");
export const fullColourChange = range(2, 4, "days");
/** After the artwork is approved. */
export const singleVanWrap = range(1, 2, "days");

export const minorRectification = range(1, 3, "hours");
/** Per panel. */
export const panelRewrap = range(0.5, 1, "days");

/** Problems are reported to the studio within this of collection. */
export const reportWithin = amount(7, "days");

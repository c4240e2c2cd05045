// How long the second studio's work takes.

import { amount, range } from "#facts/units.ts";

export const quickestTurnaround = amount(4, "days");
export const fullColourChange = range(3, 5, "days");
export const singleVanWrap = range(2, 3, "days");
export const minorRectification = range(2, 4, "hours");
export const panelRewrap = range(1, 2, "days");
export const reportWithin = amount(10, "days");

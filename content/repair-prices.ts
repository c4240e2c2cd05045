// Rows of the repair price table: work, price and time.

import { repairs } from "#studio/prices.ts";
import { minorRectification, panelRewrap } from "#studio/times.ts";

export const repairPriceWords = {
  caption: "Repair prices and times",
  work: "Work",
  price: "Guide price",
  time: "Time",
} as const;

export const repairPriceRows = [
  { work: "Blend light scuffs", price: repairs.blendLightScuffs, time: minorRectification },
  { work: "Re-tack or reseal an edge", price: repairs.edgeReseal, time: minorRectification },
  { work: "Re-wrap a door or wing", price: repairs.doorOrWing, time: panelRewrap },
  { work: "Re-wrap a bonnet or roof", price: repairs.bonnetOrRoof, time: panelRewrap },
  { work: "Re-wrap a bumper", price: repairs.bumper, time: panelRewrap },
] as const;

// Durations of the studio's work, and the deadline for reporting problems after collection (spec §9).

import { amount, range } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";

const times = readStudioFile("times");

/** Marketing claim: the shortest time in which a full wrap is ready. */
export const quickestTurnaround = amount(times.quickestTurnaround, "days");
export const fullColourChange = range(
  times.fullColourChange.from,
  times.fullColourChange.to,
  "days",
);
/** Counted from approval of the artwork. */
export const singleVanWrap = range(times.singleVanWrap.from, times.singleVanWrap.to, "days");

export const minorRectification = range(
  times.minorRectification.from,
  times.minorRectification.to,
  "hours",
);
/** Per panel. */
export const panelRewrap = range(times.panelRewrap.from, times.panelRewrap.to, "days");

/** Deadline for reporting problems, counted from collection. */
export const reportWithin = amount(times.reportWithin, "days");

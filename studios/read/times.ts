// Durations of the studio's work, and the deadline for reporting problems after collection (spec §9).

import { amount, range } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";

const times = readStudioFile("times");

/** Marketing claim: the shortest time in which a full wrap is ready. */
export const quickestTurnaround = amount(times.quickestTurnaround, "days");
export const fullColourChange = range(times.fullColourChange, "days");
/** Counted from approval of the artwork. */
export const singleVanWrap = range(times.singleVanWrap, "days");

export const minorRectification = range(times.minorRectification, "hours");
export const panelRewrap = range(times.panelRewrap, "days");

/** Deadline for reporting problems, counted from collection. */
export const reportWithin = amount(times.reportWithin, "days");

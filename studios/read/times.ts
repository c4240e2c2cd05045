// Durations of the studio's work, and the deadline for reporting problems after collection (spec §9).

import { amount, range, type Unit } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";

const times = readStudioFile("times");

type FromTo = { from: number; to: number };
const between = <U extends Unit>({ from, to }: FromTo, unit: U) => range(from, to, unit);

/** Marketing claim: the shortest time in which a full wrap is ready. */
export const quickestTurnaround = amount(times.quickestTurnaround, "days");
export const fullColourChange = between(times.fullColourChange, "days");
/** Counted from approval of the artwork. */
export const singleVanWrap = between(times.singleVanWrap, "days");

export const minorRectification = between(times.minorRectification, "hours");
export const panelRewrap = between(times.panelRewrap, "days");

/** Deadline for reporting problems, counted from collection. */
export const reportWithin = amount(times.reportWithin, "days");

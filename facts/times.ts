// How long things take, and the limits the terms set (spec §9).

import { amount, range } from "./units.ts";

/** Marketing claim: ready in as little as this. */
export const quickestTurnaround = amount(3, "days");
export const fullColourChange = range(2, 4, "days");
/** After the artwork is approved. */
export const singleVanWrap = range(1, 2, "days");

export const minorRectification = range(1, 3, "hours");
/** Per panel. */
export const panelRewrap = range(0.5, 1, "days");

/** Fresh paint must cure this long before film goes on. */
export const freshPaintCure = range(30, 60, "days");
/** No washing after the film is applied. */
export const noWash = amount(72, "hours");
/** Problems are reported to the studio within this of collection. */
export const reportWithin = amount(7, "days");
/** Business records are kept up to this. */
export const recordsKept = amount(6, "years");

/** DVLA updating a V5C registration certificate; free of charge. */
export const v5cUpdate = range(1, 4, "weeks");

/** A pressure-washer nozzle stays at least this far from film. */
export const pressureWasherDistance = amount(1, "metres");

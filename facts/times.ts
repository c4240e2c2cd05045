// Times and distances of the trade and the law, the same for every studio (spec §9).

import { amount, range } from "./units.ts";

/** Fresh paint must cure this long before film goes on. */
export const freshPaintCure = range(30, 60, "days");
/** No washing after the film is applied. */
export const noWash = amount(72, "hours");
/** Business records are kept for at most this long. */
export const recordsKept = amount(6, "years");

/** Time the DVLA takes to update a V5C registration certificate, which is free of charge. */
export const v5cUpdate = range(1, 4, "weeks");

/** A pressure-washer nozzle stays at least this far from film. */
export const pressureWasherDistance = amount(1, "metres");

// Times, distances and limits of the trade and the law, the same for every studio (spec §9).

import { amount, pounds, range } from "./units.ts";

/** Fresh paint must cure this long before film goes on. */
export const freshPaintCure = range({ from: 30, to: 60 }, "days");
/** Time without washing after fitting. */
export const noWash = amount(72, "hours");
/** Business records are kept for at most this long. */
export const recordsKept = amount(6, "years");

/** Time the DVLA takes to update a V5C registration certificate; the update is free. */
export const v5cUpdate = range({ from: 1, to: 4 }, "weeks");
/** Maximum fine for a keeper whose V5C is wrong (Vehicle Excise and Registration Act 1994). */
export const v5cFine = pounds(1000);

/** A pressure-washer nozzle stays at least this far from film. */
export const pressureWasherDistance = amount(1, "metres");

/** Minimum light transmission of glass, in per cent, for vehicles first used since April 1985. */
export const glassLight = { windscreen: 75, frontSide: 70 };

/** Approximate thickness of a colour-change wrap and of paint protection film, in millimetres. */
export const filmThickness = { wrap: 0.1, protection: 0.2 };

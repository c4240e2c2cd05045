// What the second studio warrants.

import { amount, range } from "#facts/units.ts";

export const wrapWarranty = amount(2, "years");
export const workmanshipWarranty = range(6, 18, "months");
export const makerWarrantyVertical = range(2, 6, "years");
export const makerWarrantyHorizontal = range(1, 2, "years");
export const wrapLifespan = range(4, 6, "years");
export const heroFilmLife = amount(8, "years");

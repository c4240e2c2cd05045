// Film life and warranties: four different promises that must not be confused (spec §9).

import { amount, range, type Unit } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";

const warranty = readStudioFile("warranty");

type FromTo = { from: number; to: number };
const between = <U extends Unit>({ from, to }: FromTo, unit: U) => range(from, to, unit);

/** The studio's own warranty on a finished wrap. */
export const wrapWarranty = amount(warranty.wrapWarranty, "years");
/** Workmanship warranty that is usual in the trade. */
export const workmanshipWarranty = between(warranty.workmanshipWarranty, "months");
/** Film makers' warranty on upright panels: doors, wings, sides. */
export const makerWarrantyVertical = between(warranty.makerWarrantyVertical, "years");
/** Film makers' warranty on flat panels: bonnet, roof, boot lid. */
export const makerWarrantyHorizontal = between(warranty.makerWarrantyHorizontal, "years");

/** How long a wrap looks right outdoors in UK weather. */
export const wrapLifespan = between(warranty.wrapLifespan, "years");
/** Hero claim: the maker's rating of its longest-lived cast film on upright panels; see content/claims.ts. */
export const heroFilmLife = amount(warranty.heroFilmLife, "years");

// Film life and warranties: promises that must not be confused with one another (spec §9).

import { amount, range } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";

const warranty = readStudioFile("warranty");

/** The studio's own warranty on a finished wrap. */
export const wrapWarranty = amount(warranty.wrapWarranty, "years");
/** Workmanship warranty that is usual in the trade. */
export const workmanshipWarranty = range(warranty.workmanshipWarranty, "months");
/** Film makers' warranty on upright panels: doors, wings, sides. */
export const makerWarrantyVertical = range(warranty.makerWarrantyVertical, "years");
/** Film makers' warranty on flat panels: bonnet, roof, boot lid. */
export const makerWarrantyHorizontal = range(warranty.makerWarrantyHorizontal, "years");

/** How long a wrap looks right outdoors in UK weather. */
export const wrapLifespan = range(warranty.wrapLifespan, "years");
/** Hero claim: the maker's rating of its longest-lived cast film on upright panels; see content/claims/warranty.ts. */
export const heroFilmLife = amount(warranty.heroFilmLife, "years");

// How long film lasts and who warrants it. Four different promises, never to be mixed up (spec §9).

import { amount, range } from "#facts/units.ts";

/** The studio's own warranty on a finished wrap. */
export const wrapWarranty = amount(5, "years");
/** What installers in general give on their workmanship. */
export const workmanshipWarranty = range(12, 24, "months");
/** What film makers give on upright panels: doors, wings, sides. */
export const makerWarrantyVertical = range(3, 8, "years");
/** What film makers give on flat panels: bonnet, roof, boot lid. */
export const makerWarrantyHorizontal = range(1, 3, "years");

/** How long a wrap looks right outdoors in UK weather. */
export const wrapLifespan = range(5, 7, "years");
/** Hero claim: what makers rate their longest-lived cast film for, on upright panels; see `claims`. */
export const heroFilmLife = amount(10, "years");

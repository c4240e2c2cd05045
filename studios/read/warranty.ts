// How long film lasts and who warrants it. Four different promises, never to be mixed up (spec §9).

import { amount, range } from "#facts/units.ts";
import { readStudioFile } from "../read-file.ts";

const warranty = readStudioFile("warranty");

const years = ({ from, to }: { from: number; to: number }) => range(from, to, "years");

/** The studio's own warranty on a finished wrap. */
export const wrapWarranty = amount(warranty.wrapWarranty, "years");
/** What installers in general give on their workmanship. */
export const workmanshipWarranty = range(
  warranty.workmanshipWarranty.from,
  warranty.workmanshipWarranty.to,
  "months",
);
/** What film makers give on upright panels: doors, wings, sides. */
export const makerWarrantyVertical = years(warranty.makerWarrantyVertical);
/** What film makers give on flat panels: bonnet, roof, boot lid. */
export const makerWarrantyHorizontal = years(warranty.makerWarrantyHorizontal);

/** How long a wrap looks right outdoors in UK weather. */
export const wrapLifespan = years(warranty.wrapLifespan);
/** Hero claim: what makers rate their longest-lived cast film for, on upright panels; see `claims`. */
export const heroFilmLife = amount(warranty.heroFilmLife, "years");

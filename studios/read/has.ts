// Flags for the studio's offers and promises; pages leave out text whose flag is false. Import them as `* as has`.

import { readStudioFile } from "../read-file.ts";

const { endorsement: badge, promises, vanMaker: maker } = readStudioFile("business");

export const { certifiedInstallers, chromeDelete, collection, fullWraps } = promises;
export const { graphics, longLivedFilm, paintProtection, partialWraps } = promises;
export const { vans, wrapWarranty } = promises;
/** Design means artwork for graphics, so it needs `graphics`. */
export const design = promises.design && graphics;
export const nationwideFleets = promises.nationwideFleets && vans;
/** Whether the studio offers all three coverages; if so, an article draws them side by side. */
export const everyCoverage = fullWraps && partialWraps && graphics;
export const printedRoof = graphics && partialWraps;
/** Whether the studio offers work whose warranty is stated in each quote. */
export const byQuote = graphics || paintProtection;
/** Promised for full wraps only. */
export const quickTurnaround = promises.quickTurnaround && fullWraps;

export const endorsement = badge !== undefined;
export const map = readStudioFile("areas").map !== undefined;
export const projects = readStudioFile("portfolio").projects.length > 0;
export const reviews = readStudioFile("reviews").reviews.length > 0;
export const vanMaker = maker !== undefined;
/** Whether the studio wraps both vans that an article describes. */
export const sprinterAndVito = ["Sprinter", "Vito"].every((model) => maker?.models.includes(model));

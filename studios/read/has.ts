// Flags for what the studio has and promises: pages leave out the rest, and the bundler drops its text. Import it as
// `* as has`.

import { readStudioFile } from "../read-file.ts";

const { endorsement: badge, promises, vanMaker: maker } = readStudioFile("business");

export const { certifiedInstallers, collection, longLivedFilm } = promises;
export const { nationwideFleets, paintProtection, quickTurnaround } = promises;
export const { vans, wrapWarranty } = promises;

export const endorsement = badge !== undefined;
export const map = readStudioFile("areas").map !== undefined;
export const projects = readStudioFile("portfolio").projects.length > 0;
export const reviews = readStudioFile("reviews").reviews.length > 0;
export const vanMaker = maker !== undefined;
/** Whether the studio wraps both vans that an article describes. */
export const sprinterAndVito = ["Sprinter", "Vito"].every((model) => maker?.models.includes(model));

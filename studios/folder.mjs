// Current studio's folder: STUDIO if set, else studio/ if it exists, else the demonstration. Needs no packages.

import { existsSync } from "node:fs";
import { join } from "node:path";

const OWN = "studio";
const DEMONSTRATION = "studios/demonstration";

const hasOwn = existsSync(join(import.meta.dirname, "..", OWN, "business.json"));

/** Folder of the current studio, relative to the project root. */
export const studioFolder = process.env.STUDIO || (hasOwn ? OWN : DEMONSTRATION);

/** Output folder of the site and its renderer, relative to the project root. */
export const dist = [OWN, DEMONSTRATION].includes(studioFolder)
  ? "dist"
  : `dist/${studioFolder.split("/").at(-1)}-studio`;

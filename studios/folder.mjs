// The studio's folder: STUDIO, else studio/ if it has a business.json, else the demonstration. Needs no packages.

import { existsSync } from "node:fs";
import { join } from "node:path";

const OWN = "studio";
const DEMONSTRATION = "studios/demonstration";

const hasOwn = existsSync(join(import.meta.dirname, "..", OWN, "business.json"));

export const studioFolder = process.env.STUDIO || (hasOwn ? OWN : DEMONSTRATION);

export const dist = [OWN, DEMONSTRATION].includes(studioFolder)
  ? "dist"
  : `dist/${studioFolder.split("/").at(-1)}-studio`;

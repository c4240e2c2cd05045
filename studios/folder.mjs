// Which studio is served: the business's own in studio/ where there is one, else the demonstration. STUDIO names
// another (STUDIO=studios/second), with a built site beside the first. Plain JavaScript: it runs before packages are
// installed.

import { existsSync } from "node:fs";
import { join } from "node:path";

const OWN = "studio";
const DEMONSTRATION = "studios/demonstration";

const hasOwn = existsSync(join(import.meta.dirname, "..", OWN, "business.json"));

/** From the project's root. */
export const studioFolder = process.env.STUDIO || (hasOwn ? OWN : DEMONSTRATION);

/** Where the built site and its renderer go, from the project's root. */
export const dist = [OWN, DEMONSTRATION].includes(studioFolder)
  ? "dist"
  : `dist/${studioFolder.split("/").at(-1)}-studio`;

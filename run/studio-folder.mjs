// Which studio is built: the one in studio/, or another that an import condition puts in its place
// (NODE_OPTIONS=--conditions=second-studio: tests/second-studio), with a built site of its own.

import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const { resolve } = createRequire(join(root, "package.json"));

/** From the project's root, as the imports of package.json say. */
export const studioFolder = relative(root, dirname(resolve("#studio/studio.ts")));

/** Import conditions beside those that everybody has. */
export const studioConditions = studioFolder === "studio" ? [] : ["second-studio"];

/** Where the built site and its renderer go, from the project's root. */
export const dist = studioFolder === "studio" ? "dist" : "dist/second-studio";

/**
 * An SVG as PNG: node art/raster.mjs in.svg out.png
 * Uses the same `sharp` as encode.mjs (see there).
 */
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(join(resolve(process.env.SHARP_FROM ?? root), "package.json"));
const [source, target] = process.argv.slice(2);
await require("sharp")(source).png().toFile(target);

// Serves the build FOLDER to the browser tests. Works in an empty folder, so that no .env or old data interferes.

import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";

const folder = "test-results/site";
process.argv[2] = resolve(process.argv[2]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.chdir(folder);
await import("../../../server/main.ts");

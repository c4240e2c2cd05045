// Serves the build FOLDER for the browser tests from an empty folder, where no .env and no earlier data change them.

import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";

const folder = "test-results/site";
process.argv[2] = resolve(process.argv[2]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
process.chdir(folder);
await import("../../../server/main.ts");

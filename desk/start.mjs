// npm run desk: explains what is missing before the site's first start. Plain JavaScript without dependencies, since
// packages may not be installed and Node may be old.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const installed = existsSync(fileURLToPath(new URL("../node_modules/kysely", import.meta.url)));
if (!installed || !process.features.typescript) {
  process.stderr.write(
    installed
      ? `This Node (${process.version}) cannot run the desk. Use npm run desk, which brings its own.\n`
      : "The desk needs the site's packages. Run npm start once: it installs them.\n",
  );
  process.exit(1);
}
await import("./main.ts");

// npm run export: builds what is out of date and writes the site for a plain static host into dist/static.

import { buildSite } from "./pages.mjs";
import { end, node, run, stopTogether } from "./steps.mjs";

try {
  stopTogether();
  await buildSite();
  process.exitCode = await run(node, ["run/export/main.ts"]);
} catch (error) {
  end(error);
}

// npm run dev: the site with live reload, and the same server behind it.

import { installPackages } from "./packages.mjs";
import { end, node, run, stopTogether } from "./steps.mjs";

try {
  stopTogether();
  await installPackages();
  process.exitCode = await run(node, ["run/dev.ts"]);
} catch (error) {
  end(error);
}

// npm run dev: the site with live reload, and the same server behind it.

import { end, installPackages, node, run } from "./steps.mjs";

try {
  await installPackages();
  process.exitCode = await run(node, ["run/dev.ts"]);
} catch (error) {
  end(error);
}

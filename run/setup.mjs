// npm run setup: installs what is missing, and opens the page that puts a business in place of the demonstration.

import { installPackages } from "./packages.mjs";
import { end, node, run, stopTogether } from "./steps.mjs";

try {
  stopTogether();
  await installPackages();
  process.exitCode = await run(node, ["desk/setup/main.ts", ...process.argv.slice(2)]);
} catch (error) {
  end(error);
}

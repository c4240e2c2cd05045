// npm run check: what an owner needs to know of the site, in words: everything the build refuses, then what is open
// before it goes live.

import { buildSite } from "./pages.mjs";
import { CannotGoOn, end, node, run, stopTogether } from "./steps.mjs";

try {
  stopTogether();
  await buildSite();
  const status = await run(node, ["run/checks/main.ts"]);
  if (status > 1) throw new CannotGoOn("The check could not be finished. The reason is above.");
  process.exitCode = status;
} catch (error) {
  end(error);
}

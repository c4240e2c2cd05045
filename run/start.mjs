// npm start: installs what is missing, builds what is out of date, serves the site.

import { dist } from "../studios/folder.mjs";
import { buildSite } from "./pages.mjs";
import { environment, nodeFlags } from "./serving.mjs";
import { end, node, run, stopTogether } from "./steps.mjs";

try {
  stopTogether();
  await buildSite();
  process.exitCode = await run(node, [...nodeFlags, "server/main.ts", dist], {
    env: { NODE_ENV: "production", ...environment, ...process.env },
  });
} catch (error) {
  end(error);
}

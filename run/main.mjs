// Entry point of the npm scripts that run the site: first installs and builds whatever the command needs.

import { dist } from "../studios/folder.mjs";
import { installPackages } from "./packages.mjs";
import { buildSite } from "./pages.mjs";
import { environment, nodeFlags } from "./serving.mjs";
import { ExpectedError, end, node, run, stopTogether } from "./steps.mjs";

const [command = "", ...words] = process.argv.slice(2);

/** Each resolves to the exit status. */
const commands = {
  async start() {
    await buildSite();
    return run(node, [...nodeFlags, "server/main.ts", dist], {
      env: { NODE_ENV: "production", ...environment, ...process.env },
    });
  },
  async dev() {
    await installPackages({ development: true });
    return run(node, ["run/dev.ts"]);
  },
  async setup() {
    await installPackages({ development: true });
    return run(node, ["desk/setup/main.ts", ...words]);
  },
  async desk() {
    await installPackages();
    return run(node, ["--disable-warning=ExperimentalWarning", "desk/main.ts", ...words]);
  },
  async build() {
    await buildSite();
    return 0;
  },
  async check() {
    await buildSite();
    const status = await run(node, ["run/checks/main.ts"]);
    if (status > 1)
      throw new ExpectedError("The check could not be finished. The reason is above.");
    return status;
  },
  async export() {
    await buildSite();
    return run(node, ["run/export/main.ts"]);
  },
};

try {
  stopTogether();
  process.exitCode = await commands[command]();
} catch (error) {
  end(error);
}

// npm run hosting: the recipes of docs/operations.md, each carried out with the files it names. Needs the built
// site, nginx, openssl and PostgreSQL. Exit status 1 when anything was not as the recipe says.

import { runTrials } from "../endurance/run-trials.ts";
import { hasNginx } from "./nginx.ts";
import { hostingTrials } from "./trials.ts";

if (!hasNginx) {
  process.stderr.write("These trials need nginx as Debian installs it: apt-get install nginx\n");
  process.exit(1);
}
process.exit((await runTrials(hostingTrials, process.argv.slice(2))) === 0 ? 0 : 1);

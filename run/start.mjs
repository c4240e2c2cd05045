// npm start: installs what is missing, builds what is out of date, serves the site.

import { spawn } from "node:child_process";
import { buildSite, end, installPackages, node, root } from "./steps.mjs";

try {
  await installPackages();
  await buildSite();
} catch (error) {
  end(error);
}

const server = spawn(node, ["server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { NODE_ENV: "production", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
// npm ends on SIGTERM without passing it on: that it is gone is the only sign.
const { ppid } = process;
setInterval(() => process.ppid === ppid || server.kill("SIGTERM"), 500).unref();
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

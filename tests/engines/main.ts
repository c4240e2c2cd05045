// npm run engines: the main journeys in Chromium, Firefox and WebKit. Names of engines narrow it down.

import { spawnSync } from "node:child_process";
import { installBrowsers } from "./browsers.ts";

try {
  installBrowsers();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

const steps = [
  ["run/build.mjs"],
  ["node_modules/vitest/vitest.mjs", "run", "--project", "engines", ...process.argv.slice(2)],
];
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, {
    stdio: "inherit",
    env: { ...process.env, ENGINES: "all" },
  });
  if (status !== 0) process.exit(status ?? 1);
}

import { spawnSync } from "node:child_process";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, ["desk/start.mjs", ...args], { cwd, encoding: "utf8" });

test("the desk runs once the packages are installed, and before says how to install them", async () => {
  const folder = await createTestFolder();
  await mkdir(join(folder, "desk"));
  await copyFile("desk/start.mjs", join(folder, "desk", "start.mjs"));
  const { status, stderr } = run(folder);
  expect([status, stderr]).toEqual([
    1,
    "The desk needs the site's packages. Run npm start once: it installs them.\n",
  ]);
  expect(run(".", "help").stdout).toMatch(/^Usage: npm run desk -- COMMAND\n/);
});

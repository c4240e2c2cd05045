import { spawnSync } from "node:child_process";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";

test("before the packages are installed the desk says so in words", async () => {
  const folder = await createTestFolder();
  await mkdir(join(folder, "desk"));
  await copyFile("desk/start.mjs", join(folder, "desk", "start.mjs"));
  const { status, stderr } = spawnSync(process.execPath, ["desk/start.mjs"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([
    1,
    "The desk needs the site's packages. Run npm start once: it installs them.\n",
  ]);
});

test("otherwise it runs the desk", () => {
  const { status, stdout } = spawnSync(process.execPath, ["desk/start.mjs", "help"], {
    encoding: "utf8",
  });
  expect([status, stdout.split("\n")[0]]).toEqual([0, "Usage: npm run desk -- COMMAND"]);
});

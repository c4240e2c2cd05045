// Builds the pages where they were not made from the sources as they are.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dist, studioFolder } from "../studios/folder.mjs";
import { areInstalled, installPackages, refuseReadOnly } from "./packages.mjs";
import { CannotGoOn, node, root, run, say } from "./steps.mjs";

/** Holds the hash of what the pages were made from. */
const BUILT = join(root, dist, "built");
const SOURCES = [
  "app",
  "content",
  "contract",
  "facts",
  "run",
  "server/http",
  "studios/read",
  "studios/schema",
  studioFolder,
  "vite.config.ts",
  "package-lock.json",
];

/** For the tests: the site of another studio, beside the first in dist/. */
export async function buildSecondStudio() {
  const status = await run(node, ["run/build.mjs"], {
    env: { ...process.env, STUDIO: "studios/second" },
  });
  if (status !== 0) throw new CannotGoOn("The second studio could not be built.");
}

/** Installs and builds what is missing; a site that is built needs the packages it runs on only. */
export async function buildSite() {
  if (readBuilt() === hashSources() && areInstalled({ production: true })) return;
  await installPackages();
  // Before the build reads the first file: an edit made during the build is not in it.
  const sources = hashSources();
  if (readBuilt() === sources) return;
  refuseReadOnly("dist", "The pages have to be built");
  say("Building the pages…");
  rmSync(BUILT, { force: true });
  const status = await run(node, ["run/build.ts"], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new CannotGoOn("The pages could not be built. The reason is above.");
  writeFileSync(BUILT, sources);
}

/** Whether the pages were made from the sources as they are. */
export const isBuilt = () => readBuilt() === hashSources();

function readBuilt() {
  return existsSync(BUILT) ? readFileSync(BUILT, "utf8") : undefined;
}

/** Of names and contents: neither a copy nor a checkout keeps a file's time. */
function hashSources() {
  const hash = createHash("sha256").update(studioFolder);
  for (const source of SOURCES.filter((name) => existsSync(join(root, name)))) {
    for (const name of filesOf(source)) hash.update(name).update(readFileSync(join(root, name)));
  }
  return hash.digest("hex");
}

function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true })
    .map((name) => join(path, name))
    .filter((name) => !["schema", ".setup"].some((one) => name.startsWith(join(studioFolder, one))))
    .filter((name) => statSync(join(root, name)).isFile())
    .sort();
}

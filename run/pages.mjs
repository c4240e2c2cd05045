// Build of the pages, skipped if no source has changed since the last build.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dist, studioFolder } from "../studios/folder.mjs";
import { installPackages, refuseReadOnly } from "./packages.mjs";
import { ExpectedError, node, root, run, say } from "./steps.mjs";

/** Holds the hash of the sources that the pages were built from. */
const BUILT = join(root, dist, "built");
const SOURCES = "app content contract facts run server/http studios/read studios/schema"
  .split(" ")
  .concat(studioFolder, "vite.config.ts", "package-lock.json");

/** Builds the tests' second studio, next to the first in dist/. */
export async function buildSecondStudio(runner = run) {
  const status = await runner(node, ["run/main.mjs", "build"], {
    env: { ...process.env, STUDIO: "studios/second" },
  });
  if (status !== 0) throw new ExpectedError("The second studio could not be built.");
}

/** Installs packages and builds pages, each only if missing or out of date. */
export async function buildSite(runner = run) {
  await installPackages();
  // Hashed before the build starts, so that an edit during the build causes another.
  const sources = hashSources();
  if (readBuilt() === sources) return;
  refuseReadOnly("dist", "The pages have to be built");
  say("Building the pages…");
  rmSync(BUILT, { force: true });
  const status = await runner(node, ["run/build.ts"], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new ExpectedError("The pages could not be built. The reason is above.");
  writeFileSync(BUILT, sources);
}

export const isBuilt = () => readBuilt() === hashSources();

function readBuilt() {
  return existsSync(BUILT) ? readFileSync(BUILT, "utf8") : undefined;
}

/** Hashes names and contents, since copies and checkouts do not preserve modification times. */
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

// Steps that npm start, npm test and npm run dev share. Plain JavaScript without dependencies:
// it runs on whatever Node is there (20 or newer), before anything is installed.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Node 26 from npm, which the site's own code runs on. */
export const node = join(root, "node_modules/.bin/node");

const INSTALLED = join(root, "node_modules/.installed-lock");
const BUILT = join(root, "dist/built");
const BUILT_FROM = [
  "app",
  "content",
  "contract",
  "facts",
  "run",
  "vite.config.ts",
  "package-lock.json",
];

export class CannotGoOn extends Error {}

/** Runs a command to its end. Resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

export async function installPackages() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, "utf8") === wanted) return;
  say("Installing packages (about a minute)…");
  const code = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) {
    throw new CannotGoOn(
      "The packages could not be installed. npm says why above; without a network connection there is no way round it. Run the command again once npm can reach its registry.",
    );
  }
  if (!existsSync(node)) {
    throw new CannotGoOn(
      "npm did not install Node 26: its install scripts are switched off. Run: npm ci --ignore-scripts=false",
    );
  }
  writeFileSync(INSTALLED, wanted);
}

/** Builds the pages unless the last build is newer than everything it was made from. */
export async function buildSite() {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs > (await newestSource())) return;
  say("Building the pages…");
  const code = await run(node, ["run/build.ts"], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (code !== 0) throw new CannotGoOn("The pages could not be built. The reason stands above.");
  writeFileSync(BUILT, "");
}

async function newestSource() {
  let newest = 0;
  for (const source of BUILT_FROM) {
    const path = join(root, source);
    const entries = statSync(path).isDirectory()
      ? await readdir(path, { recursive: true, withFileTypes: true })
      : [];
    for (const file of [path, ...entries.map((entry) => join(entry.parentPath, entry.name))]) {
      newest = Math.max(newest, statSync(file).mtimeMs);
    }
  }
  return newest;
}

/** Ends the program: in words for what the reader can mend, with the stack for what only we can. */
export function end(error) {
  if (!(error instanceof CannotGoOn)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

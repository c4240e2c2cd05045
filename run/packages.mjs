// Installation of missing packages from package-lock.json, before the npm scripts that need them.

import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { ExpectedError, hasNode, node, root, run, say } from "./steps.mjs";

const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
const INSTALLED = "node_modules/.package-lock.json";
// No package needs an install script: binaries come as separate packages per platform.
const FLAGS = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/** Installs missing packages for building and serving; with `development`, also those for tests and set-up. */
export async function installPackages({ development = false } = {}) {
  if (areInstalled(development)) return;
  refuseReadOnly("node_modules", "The packages of package-lock.json are not installed");
  say(`Installing packages (${development ? "a minute or two" : "about half a minute"})…`);
  // Keep development packages that are already installed.
  const group = development || isDeveloped() ? "--include=dev" : "--omit=dev";
  let errors = "";
  const status = await run(NPM, ["ci", group, ...FLAGS], {
    stdio: ["inherit", "inherit", "pipe"],
    shell: process.platform === "win32",
    onSpawn: (npm) =>
      npm.stderr.setEncoding("utf8").on("data", (text) => {
        process.stderr.write(text);
        errors += text;
      }),
  });
  if (status !== 0)
    throw new ExpectedError(`The packages could not be installed. ${explain(errors)}`);
  if (!hasNode()) {
    throw new ExpectedError(
      `There is no packaged Node for ${process.platform} on ${process.arch}. Install Node 24.15+ or 26, then run the command again.`,
    );
  }
  const works = await run(node, ["--version"], { stdio: "ignore" }).catch(() => 1);
  if (works !== 0) {
    throw new ExpectedError(
      "The packaged Node does not run on this system: it needs the GNU C library, which Alpine Linux does not have. Install Node 24.15+ or 26, then run the command again.",
    );
  }
}

function areInstalled(development) {
  const wanted = packagesOf("package-lock.json");
  const there = packagesOf(INSTALLED);
  return (
    hasNode() &&
    Object.entries(wanted).every(
      ([path, { dev, devOptional, integrity, optional }]) =>
        path === "" ||
        (!development && (dev || devOptional)) ||
        // Optional packages for other platforms are never installed.
        (there[path] ? there[path].integrity === integrity : optional),
    )
  );
}

function isDeveloped() {
  return Object.values(packagesOf(INSTALLED)).some(({ dev }) => dev);
}

/** @param folder below the root; need not exist yet. */
export function refuseReadOnly(folder, because) {
  const path = existsSync(join(root, folder)) ? join(root, folder) : root;
  try {
    accessSync(path, constants.W_OK);
  } catch {
    throw new ExpectedError(
      `${because}, and the user "${userInfo().username}" may not write to ${path}. Run "npm run build" as the owner of the folder; after that this user needs no write access.`,
    );
  }
}

function explain(errors) {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(errors)) {
    return `The user "${userInfo().username}" may not write to a folder that npm needs; npm names it above.`;
  }
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.test(errors)) {
    return "npm cannot reach its registry. Run the command again once the network is back.";
  }
  if (/\bENOSPC\b/.test(errors)) return "The disk is full.";
  if (/\bENOTEMPTY\b/.test(errors)) {
    return "Another command seems to be installing them. Wait until it is done, then run this one again.";
  }
  return "npm says why above.";
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

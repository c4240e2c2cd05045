// Installs the packages that package-lock.json names, where they are not there yet.

import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { CannotGoOn, hasNode, node, root, run, say } from "./steps.mjs";

const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
// No package needs one: what is built for a machine comes as a package of its own.
const FLAGS = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

/** Every package, or those that a built site runs on. npm's own record of what it installed decides. */
export function areInstalled({ production }) {
  const wanted = packagesOf("package-lock.json");
  const there = packagesOf("node_modules/.package-lock.json");
  return (
    hasNode() &&
    Object.entries(wanted).every(
      ([path, { dev, devOptional, integrity, optional }]) =>
        path === "" ||
        (production && (dev || devOptional)) ||
        // What is optional is there on the machines that it is made for.
        (there[path] ? there[path].integrity === integrity : optional),
    )
  );
}

export async function installPackages() {
  if (areInstalled({ production: false })) return;
  refuseReadOnly("node_modules", "The packages of package-lock.json are not installed");
  say("Installing packages (about a minute)…");
  let errors = "";
  const status = await run(NPM, ["ci", ...FLAGS], {
    stdio: ["inherit", "inherit", "pipe"],
    shell: process.platform === "win32",
    onSpawn: (npm) =>
      npm.stderr.setEncoding("utf8").on("data", (text) => {
        process.stderr.write(text);
        errors += text;
      }),
  });
  if (status !== 0) throw new CannotGoOn(`The packages could not be installed. ${explain(errors)}`);
  if (!hasNode()) {
    throw new CannotGoOn(
      `There is no packaged Node for ${process.platform} on ${process.arch}. Install Node 24 or newer, then run the command again.`,
    );
  }
  const works = await run(node, ["--version"], { stdio: "ignore" }).catch(() => 1);
  if (works !== 0) {
    throw new CannotGoOn(
      "The packaged Node does not run on this system: it needs the GNU C library, which Alpine Linux, for one, lacks. Install Node 24 or newer, then run the command again.",
    );
  }
}

/** @param folder below the root, there or yet to be made */
export function refuseReadOnly(folder, because) {
  const path = existsSync(join(root, folder)) ? join(root, folder) : root;
  try {
    accessSync(path, constants.W_OK);
  } catch {
    throw new CannotGoOn(
      `${because}, and the user "${userInfo().username}" may not write to ${path}. Run "npm run build" as the owner of the folder; then this user needs no right to write there.`,
    );
  }
}

function explain(errors) {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(errors)) {
    return `The user "${userInfo().username}" may not write where npm has to; npm names the folder above.`;
  }
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/.test(errors)) {
    return "npm cannot reach its registry. Run the command again once the network is there.";
  }
  if (/\bENOSPC\b/.test(errors)) return "The disk is full.";
  return "npm says why above.";
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

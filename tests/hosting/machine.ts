// Simulated Debian machine: nginx with the shipped server blocks, the site's unit file, and curl for visitors.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { untilPrinted } from "#tests/support/child-output.ts";
import { createTestFolder } from "#tests/support/test-site.ts";

const recipes = "docs/hosting";
const program = "/usr/sbin/nginx";

/** The site runs as an unprivileged user, since root may write anywhere. */
export const serviceUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Creates a world-readable folder, removed after the test. */
export async function createMachineFolder(): Promise<string> {
  const folder = await createTestFolder();
  chmodSync(folder, 0o755);
  return folder;
}

export function makeServiceFolder(...parts: string[]): string {
  const path = join(...parts);
  mkdirSync(path);
  if (serviceUser.uid) chownSync(path, serviceUser.uid, serviceUser.gid);
  return path;
}

export const readRecipe = (name: string) => readFileSync(join(recipes, name), "utf8");

/** Adds server blocks to the distribution's nginx.conf and starts nginx. Rejects if the configuration is invalid. */
export async function startNginx(folder: string, serverBlocks: string): Promise<void> {
  const site = join(folder, "site.conf");
  writeFileSync(site, serverBlocks);
  const config = readFileSync("/etc/nginx/nginx.conf", "utf8")
    .replace(/^pid .*$/m, `pid ${folder}/nginx.pid;`)
    .replace(/^include \/etc\/nginx\/modules-enabled.*$/m, "")
    .replaceAll("/var/log/nginx", folder)
    .replace("/etc/nginx/sites-enabled/*", site);
  writeFileSync(join(folder, "nginx.conf"), config);
  const args = ["-c", join(folder, "nginx.conf")];
  execFileSync(program, ["-t", ...args], { stdio: "pipe" });
  // nginx becomes a daemon, so this call returns once the ports are bound.
  execFileSync(program, args, { stdio: "ignore" });
  onTestFinished(() => {
    execFileSync(program, ["-s", "quit", ...args], { stdio: "ignore" });
  });
}

/** Makes a self-signed certificate for localhost and bare.localhost with the command in docs/going-live.md. */
export function makeCertificate(folder: string): string {
  const command = readFileSync("docs/going-live.md", "utf8").match(/sudo (openssl req .*)/)?.[1];
  const here = command
    ?.replaceAll("/etc/wrap-studio/tls", folder)
    .replaceAll("www.$DOMAIN", "localhost")
    .replaceAll("$DOMAIN", "bare.localhost");
  execFileSync("/bin/sh", ["-c", String(here)], { stdio: "pipe" });
  return join(folder, "fullchain.pem");
}

/** Runs the unit file's command with the file's environment. Resolves when the site listens. */
export async function startUnit(port: number, settings: Record<string, string>): Promise<void> {
  const unit = readRecipe("wrap-studio@.service")
    .replaceAll("/srv/wrap-studio/current", process.cwd())
    .replaceAll("%i", String(port));
  const [, command = "", args = ""] = /^ExecStart=(\S+) (.*)$/m.exec(unit) ?? [];
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = ""]) =>
    pairs.split(" ").map((pair) => pair.split("=")),
  );
  const site = spawn(command, args.split(" "), {
    ...serviceUser,
    env: { PATH: nodePath, ...settings, ...Object.fromEntries(environment) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(async () => {
    site.kill("SIGTERM");
    await once(site, "exit");
  });
  await untilPrinted(site, /"address"/);
}

/** PATH that starts with the Node of this test, because the machine's Node may be too old for the site. */
export const nodePath = `${dirname(process.execPath)}:/usr/bin:/bin`;

/** Sends a request with curl. The status is 0 if there was no response. */
export function curl(...args: string[]) {
  try {
    const all = execFileSync("curl", ["-s", "-i", ...args], { encoding: "utf8", stdio: "pipe" });
    const [headers = "", ...body] = all.replace(/^HTTP\S* 100.*?\r\n\r\n/s, "").split("\r\n\r\n");
    return { status: Number(headers.split(" ")[1]), headers, body: body.join("\r\n\r\n") };
  } catch {
    return { status: 0, headers: "", body: "" };
  }
}

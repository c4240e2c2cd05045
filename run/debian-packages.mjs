// Debian packages that the tests need: browsers and nginx.

import { existsSync } from "node:fs";
import { run, say } from "./steps.mjs";

/** By package: a program that it installs. */
const programs = {
  chromium: "/usr/bin/chromium",
  nginx: "/usr/sbin/nginx",
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

/** Installs missing packages, if run as root on Debian. Calls must not overlap: apt-get holds a lock. */
export async function installDebianPackages(...names) {
  const missing = names.filter((name) => !existsSync(programs[name]));
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  say(`Installing ${missing.join(", ")} for the tests…`);
  const quietly = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await run("apt-get", ["update"], quietly);
  await run("apt-get", ["install", "-y", ...missing], quietly);
}

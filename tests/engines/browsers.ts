// Where the three engines are on this machine. `npm run engines` installs what is missing where it can.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { startPuppeteer } from "./puppeteer-engine.ts";
import type { Engine } from "./tab.ts";
import { startWebKit } from "./webkit-engine.ts";

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

const webKitLibraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap((machine) =>
  ["4.1", "4.0", "6.0"].map((api) => `/usr/lib/${machine}/webkit2gtk-${api}/MiniBrowser`),
);

/** Programs each needs, by where distributions put them: the first that exists of each list. */
const programs: Record<EngineName, readonly (readonly string[])[]> = {
  chromium: [[process.env.BROWSER_PATH ?? "", "/usr/bin/chromium", "/usr/bin/chromium-browser"]],
  firefox: [["/usr/bin/firefox-esr", "/usr/bin/firefox"]],
  webkit: [["/usr/bin/WebKitWebDriver"], webKitLibraries, ["/usr/bin/Xvfb"]],
};

const debianPackages: Record<EngineName, readonly string[]> = {
  chromium: ["chromium"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};

/** @returns undefined where one of them is missing. */
function findPrograms(name: EngineName): string[] | undefined {
  const found = programs[name].map((places) => places.find((path) => path && existsSync(path)));
  return found.includes(undefined) ? undefined : (found as string[]);
}

export const isInstalled = (name: EngineName) => findPrograms(name) !== undefined;

/** @throws with what to do by hand. */
export function installBrowsers() {
  const missing = engineNames.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const packages = missing.flatMap((name) => debianPackages[name]);
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0)
    throw new Error(
      `Not installed: ${missing.join(", ")}. On Debian: apt-get install ${packages.join(" ")}`,
    );
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", "-qq", ...packages], { stdio: "inherit", env });
}

export function startEngine(name: EngineName): Promise<Engine> {
  const [first = "", second = ""] = findPrograms(name) ?? [];
  switch (name) {
    case "chromium":
      return startPuppeteer("chrome", first);
    case "firefox":
      return startPuppeteer("firefox", first);
    case "webkit":
      return startWebKit(first, second);
  }
}

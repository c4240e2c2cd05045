// Firefox and WebKit from Debian's packages, installed if missing.

import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { startFirefox } from "./firefox.ts";
import type { Engine } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

type Browser = {
  name: string;
  packages: readonly string[];
  /** Patterns of the paths where distributions put each program. */
  programs: readonly string[];
  start(...paths: string[]): Promise<Engine>;
};

export const browsers: readonly Browser[] = [
  {
    name: "firefox",
    packages: ["firefox-esr"],
    programs: ["/usr/bin/firefox{-esr,}"],
    start: startFirefox,
  },
  {
    name: "webkit",
    packages: ["webkit2gtk-driver", "xvfb"],
    programs: ["/usr/bin/WebKitWebDriver", "/usr/lib/*/webkit2gtk-*/MiniBrowser"],
    start: startWebKit,
  },
];

export function startBrowser({ programs, packages, start }: Browser): Promise<Engine> {
  const find = () => programs.map((pattern) => globSync(pattern)[0]);
  if (find().includes(undefined)) {
    const install = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${packages.join(" ")}`;
    execFileSync("/bin/sh", ["-c", install], { stdio: "ignore" });
  }
  return start(...find().map(String));
}

// Firefox and WebKit from Debian's packages: finds, installs if possible, and starts them.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { startFirefox } from "./firefox.ts";
import type { Engine } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

type Browser = {
  name: string;
  packages: readonly string[];
  /** Possible paths of each program; the first that exists is used. */
  programs: readonly (readonly string[])[];
  start(...paths: string[]): Promise<Engine>;
};

const miniBrowsers = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap((machine) =>
  ["4.1", "4.0", "6.0"].map((api) => `/usr/lib/${machine}/webkit2gtk-${api}/MiniBrowser`),
);

export const browsers: readonly Browser[] = [
  {
    name: "firefox",
    packages: ["firefox-esr"],
    programs: [["/usr/bin/firefox-esr", "/usr/bin/firefox"]],
    start: startFirefox,
  },
  {
    name: "webkit",
    packages: ["webkit2gtk-driver", "xvfb"],
    programs: [["/usr/bin/WebKitWebDriver"], miniBrowsers, ["/usr/bin/Xvfb"]],
    start: startWebKit,
  },
];

export function startBrowser({ programs, packages, start }: Browser): Promise<Engine> {
  const find = () => programs.map((places) => places.find(existsSync));
  if (find().includes(undefined)) {
    const install = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${packages.join(" ")}`;
    execFileSync("/bin/sh", ["-c", install], { stdio: "ignore" });
  }
  return start(...find().map(String));
}

// Firefox and WebKit from Debian's packages.

import { globSync } from "node:fs";
import { startFirefox } from "./firefox.ts";
import type { Engine } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

type Browser = {
  name: string;
  /** Patterns of the paths where distributions put each program. */
  programs: readonly string[];
  start(...paths: string[]): Promise<Engine>;
};

export const browsers: readonly Browser[] = [
  {
    name: "firefox",
    programs: ["/usr/bin/firefox{-esr,}"],
    start: startFirefox,
  },
  {
    name: "webkit",
    programs: ["/usr/bin/WebKitWebDriver", "/usr/lib/*/webkit2gtk-*/MiniBrowser"],
    start: startWebKit,
  },
];

export function startBrowser({ programs, start }: Browser): Promise<Engine> {
  return start(...programs.map((pattern) => String(globSync(pattern)[0])));
}

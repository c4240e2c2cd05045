// Opens a secret URL in the browser through a private file, since all users can see a program's arguments.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#server/db/backup/leftovers.ts";

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Does nothing without a browser: the terminal has printed the URL. */
export function openBrowser(url: string): void {
  const folder = mkdtempSync(temporaryFolder("open"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "desk.html");
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>The desk</title><meta http-equiv="refresh" content="0;url=${url}"><a href="${url}">The desk</a>\n`,
    { mode: 0o600 },
  );
  const [program, ...args] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, file], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

// Opens a page in the browser of the person at this machine.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#server/db/backup/leftovers.ts";

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/**
 * Every user of the machine can read a program's arguments, so the browser gets a file that leads to the address and
 * that its owner alone can read. Without a browser nothing happens: the address stands in the terminal too.
 */
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

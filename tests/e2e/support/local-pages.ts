// Starts the desk or the set-up, and waits for its printed address.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { untilPrinted } from "#tests/support/child-output.ts";

/** @param args are the program and its options. @param cwd is the folder whose .env applies. */
export async function startLocalPages(
  args: string[],
  settings: Record<string, string>,
  cwd?: string,
) {
  const program = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    entrance: await untilPrinted(program, /(http:\S+)/),
    async stop() {
      const ended = once(program, "exit");
      program.kill("SIGTERM");
      await ended;
    },
  };
}

// Starts the desk or the set-up, which print their local address.

import { spawn } from "node:child_process";
import { once } from "node:events";

/** @param args Node's arguments: the program and its options. @param cwd folder whose .env applies */
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
  const entrance = await new Promise<string>((resolve) => {
    let printed = "";
    program.stdout.on("data", (chunk: Buffer) => {
      printed += chunk;
      const address = /http:\S+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
  });
  return {
    entrance,
    async stop() {
      const ended = once(program, "exit");
      program.kill("SIGTERM");
      await ended;
    },
  };
}

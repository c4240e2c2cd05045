// Starts the server as a process, and ends it gently or not.

import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type SiteProcess = {
  address: string;
  process: ChildProcess;
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
};

/** None of the settings that this machine's own site may have. */
export function bareEnvironment() {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

const script = join(import.meta.dirname, "site-process.ts");

/** Rejects with what the process said when it does not start. */
export async function runSite(
  settings: Record<string, string>,
  options: SpawnOptions = {},
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    env: { ...bareEnvironment(), PORT: "0", RATE_LIMIT: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  if (child.stdout === null) throw new Error("no output");
  const lines = createInterface(child.stdout);
  const address = await Promise.race([
    once(lines, "line").then(([line]) => String(line)),
    once(child, "exit").then(() => Promise.reject(new Error(said))),
  ]);
  return {
    address,
    process: child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.kill(signal);
      await exited;
    },
  };
}

// Control of the server process in a trial: start, stop, kill and restart.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Settings } from "./trial.ts";

type Signal = "SIGKILL" | "SIGTERM";

export type Site = {
  /** Changes with each start. */
  address: string;
  process: ChildProcess;
  end(signal: Signal): Promise<void>;
  /** Restarts it, optionally with changed settings. */
  restart(signal: Signal, changes?: Settings): Promise<void>;
};

const script = join(import.meta.dirname, "site-process.ts");

/** Rejects with the process's output if it fails to start. */
export async function startSite(settings: Settings): Promise<Site> {
  const site: Site = {
    ...(await start(settings)),
    async end(signal) {
      const { exitCode, signalCode } = site.process;
      if (exitCode !== null || signalCode !== null) return;
      const exited = once(site.process, "exit");
      site.process.kill(signal);
      await exited;
    },
    async restart(signal, changes = {}) {
      await site.end(signal);
      Object.assign(site, await start({ ...settings, ...changes }));
    },
  };
  return site;
}

async function start(settings: Settings): Promise<Pick<Site, "address" | "process">> {
  // Excludes this machine's own settings.
  const { PATH } = process.env;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    env: { PATH, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const address = await Promise.race([
    once(createInterface(child.stdout), "line").then(([line]) => String(line)),
    once(child, "exit").then(() => Promise.reject(new Error(said))),
  ]);
  return { address, process: child };
}

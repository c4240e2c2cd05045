// The site's server as a process, with a test's settings, a free port and a separate data folder.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment, nodeFlags } from "../../run/serving.mjs";
import { untilPrinted } from "./child-output.ts";

const main = join(import.meta.dirname, "../../server/main.ts");

export async function startSite(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, [...nodeFlags, main], {
    // So that the checkout's .env does not apply.
    cwd: dataDir,
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return {
    origin: await untilPrinted(child, /"address":"(http[^"]+)"/),
    dataDir,
    memory: () => readResidentMegabytes(child.pid),
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(dataDir, { recursive: true });
    },
  };
}

function readResidentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

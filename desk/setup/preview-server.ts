// The site beside the set-up: the development server on a port of its own, over the studio that is being filled in.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** @param folder of the studio, from the project's root. */
export async function startPreview(folder: string) {
  const port = await findPort();
  const data = mkdtempSync(join(tmpdir(), "set-up-preview-"));
  const child = spawn(process.execPath, ["run/dev.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      STUDIO: folder,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data,
    },
  });
  let isReady = false;
  child.stderr.on("data", (chunk: Buffer) => {
    isReady ||= String(chunk).includes("The site, with live reload");
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    address: () => (isReady && child.exitCode === null ? `http://127.0.0.1:${port}/` : undefined),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// The site beside the set-up: the development server on a port of its own, over the studio that is being filled in.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Milliseconds until it is started again, where it has ended: a file may be broken, and mended in the set-up. */
const PAUSE = 5_000;

/** @param folder of the studio, from the project's root. */
export async function startPreview(folder: string) {
  const [port, socketPort] = [await findPort(), await findPort()];
  const data = mkdtempSync(join(tmpdir(), "set-up-preview-"));
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    STUDIO: folder,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: data,
  };
  let isReady = false;
  let again: NodeJS.Timeout | undefined;
  let { child, ended } = start();

  function start() {
    const site = spawn(process.execPath, ["run/dev.ts", String(socketPort)], {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "pipe"],
      env,
    });
    site.stderr.on("data", (chunk: Buffer) => {
      isReady ||= String(chunk).includes("The site, with live reload");
    });
    const end = new Promise<void>((resolve) => site.once("close", () => resolve()));
    site.once("exit", () => {
      isReady = false;
      again = setTimeout(() => {
        ({ child, ended } = start());
      }, PAUSE);
    });
    return { child: site, ended: end };
  }
  return {
    address: () => (isReady ? `http://127.0.0.1:${port}/` : undefined),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      clearTimeout(again);
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

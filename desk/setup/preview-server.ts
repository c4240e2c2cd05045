// Preview of the studio being set up: a dev server, restarted after changes, since live reload would mix versions.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Milliseconds from a crash to the restart, since a broken file may crash each start. */
const PAUSE = 5_000;
/** Milliseconds from the last published change to the restart, so that the preview does not restart at each save. */
const SETTLED = 1_000;

/** @param folder the studio's folder, relative to the project root */
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
  let hasChanged = false;
  let starts = 0;
  let again: NodeJS.Timeout | undefined;
  let settled: NodeJS.Timeout | undefined;
  let { child, ended } = start();

  function start() {
    starts += 1;
    hasChanged = false;
    const site = spawn(process.execPath, ["run/dev.ts", String(socketPort)], {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "pipe"],
      env,
    });
    site.stderr.on("data", (chunk: Buffer) => {
      isReady ||= !hasChanged && String(chunk).includes("The site, with live reload");
    });
    const end = new Promise<void>((resolve) => site.once("close", () => resolve()));
    site.once("exit", () => {
      isReady = false;
      again = setTimeout(
        () => {
          ({ child, ended } = start());
        },
        hasChanged ? 0 : PAUSE,
      );
    });
    return { child: site, ended: end };
  }
  return {
    /** Changes with each start, so that the page reloads the preview. */
    address: () => (isReady ? `http://127.0.0.1:${port}/?start=${starts}` : undefined),
    restart() {
      isReady = false;
      hasChanged = true;
      clearTimeout(settled);
      settled = setTimeout(() => child.kill("SIGTERM"), SETTLED);
    },
    async stop() {
      clearTimeout(settled);
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

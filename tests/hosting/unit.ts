// Does what systemd would with docs/hosting/wrap-studio@.service: command, folder and environment are the file's.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readOutput } from "../endurance/stop-ways.ts";

const UNIT = join(import.meta.dirname, "../../docs/hosting/wrap-studio@.service");

export type Unit = {
  port: number;
  /** In place of /srv/wrap-studio/current. */
  code: string;
  settings: Record<string, string>;
};

/** Root may write anywhere, so the service runs as somebody who owns nothing. */
export const serviceUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Resolves once it listens; rejects with what it said. */
export async function startUnit({ port, code, settings }: Unit) {
  const text = readFileSync(UNIT, "utf8")
    .replaceAll("/srv/wrap-studio/current", code)
    .replaceAll("%i", String(port));
  const read = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1] ?? "";
  const [command = "", ...args] = read("ExecStart").split(" ");
  const environment = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = ""]) =>
    pairs.split(" ").map((pair) => pair.split("=")),
  );
  const child = spawn(command, args, {
    ...serviceUser,
    cwd: read("WorkingDirectory"),
    env: { PATH: "/usr/bin:/bin", ...settings, ...Object.fromEntries(environment) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await readOutput(child).waitFor(/"address":"(http[^"]+)"/);
  return { child, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

// docs/hosting/release.sh. A fake npm copies this checkout's build; a fake systemctl restarts the site.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findPort } from "#tests/support/loopback.ts";
import { createMachineFolder, curl, makeServiceFolder, nodePath, serviceUser } from "./machine.ts";

const here = process.cwd();

test("a release runs after a backup, a broken release is rolled back, and --back restores the previous release", async () => {
  const machine = await createMachine();
  expect(machine.release("first")).toMatchObject({ status: 0 });
  const first = machine.current();

  machine.commit("broken", 'throw new Error("broken");\n');
  expect(machine.release("broken")).toMatchObject({ status: 1 });
  expect(machine.current()).toBe(first);
  expect(curl(machine.address).status).toBe(200);

  machine.commit("second", "");
  writeFileSync(join(first, "dist/site/faq/gone.html"), "");
  const second = machine.release("second");
  expect(second.status).toBe(0);
  expect(second.printed.match(/\S+ is gone\./g)).toEqual(["/faq/gone is gone."]);
  expect(machine.current()).not.toBe(first);
  expect(readdirSync(machine.backups)).toHaveLength(2);

  expect(machine.release("--back")).toMatchObject({ status: 0 });
  expect(machine.current()).toBe(first);
  expect(curl(machine.address).status).toBe(200);
  // The script waits half a minute for the broken release.
}, 180_000);

async function createMachine() {
  const folder = await createMachineFolder();
  const port = await findPort();
  const base = join(folder, "srv");
  const bin = join(folder, "bin");
  const pid = join(folder, "pid");
  for (const path of [base, bin]) mkdirSync(path);
  const data = makeServiceFolder(folder, "data");
  const backups = makeServiceFolder(folder, "backups");
  const asUser = serviceUser.uid ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "";
  const programs = {
    npm: `cp -r ${here}/dist . && ln -s ${here}/node_modules .`,
    sudo: `if [ "$1" = -u ]; then shift 2; exec ${asUser} "$@"; fi; exec "$@"`,
    systemctl: `
      [ ! -f ${pid} ] || { kill $(cat ${pid}); while kill -0 $(cat ${pid}); do sleep 0.05; done; } 2>/dev/null
      cd ${base}/current && . ./.env && export DATA_DIR
      PORT=${port} NODE_ENV=production ${asUser} node server/main.ts >>${folder}/log 2>&1 </dev/null &
      echo $! >${pid}`,
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  const settings = join(folder, "env");
  writeFileSync(settings, `DATA_DIR=${data}\n`, { mode: 0o644 });
  onTestFinished(() => {
    if (existsSync(pid)) spawnSync("/bin/sh", ["-c", `kill $(cat ${pid}); sleep 1`]);
  });
  const source = join(base, "source");
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", source, "-c", "user.name=a", "-c", "user.email=a@b.test", ...args]);
  execFileSync("git", ["clone", "--quiet", here, source]);
  git("tag", "first");
  return {
    ...{ backups, address: `http://127.0.0.1:${port}` },
    current: () => readlinkSync(join(base, "current")),
    /** Commits a version whose server begins with this code. */
    commit(name: string, code: string) {
      git("checkout", "--quiet", "first");
      writeFileSync(join(source, "server/main.ts"), code + git("show", "first:server/main.ts"));
      git("commit", "--quiet", "--allow-empty", "--all", "-m", name);
      git("tag", name);
    },
    release(version: string) {
      const env = {
        PATH: `${bin}:${nodePath}:${process.env.PATH}`,
        WRAP_STUDIO: base,
        WRAP_STUDIO_SETTINGS: settings,
        WRAP_STUDIO_BACKUPS: backups,
        PORTS: String(port),
      };
      const command = join(here, "docs/hosting/release.sh");
      const { status, stdout, stderr } = spawnSync(command, [version], { env, encoding: "utf8" });
      return { status, printed: stdout + stderr };
    },
  };
}

// docs/hosting/release.sh on a machine of its own: a folder. Only npm, sudo and systemctl are stand-ins: npm gives
// the packages and the pages that are here, systemctl stops and starts what the unit file names.

import { execFileSync, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";
import { inFolder, type Trial } from "../endurance/trial.ts";
import { createChecks } from "./checks.ts";
import { findPorts } from "./free-ports.ts";
import { serviceUser } from "./unit.ts";

const here = process.cwd();

export const releasesTrial: Trial = {
  name: "Hosted: releases, a failed one, going back",
  run: () =>
    inFolder(async (folder) => {
      const [port = 0] = await findPorts(1);
      const machine = createMachine(folder, port);
      const { check, outcome } = createChecks();
      try {
        const first = machine.release("first");
        check("the first version runs", first.status === 0, first.said);
        const began = machine.current();
        const { status } = await fetch(machine.address, {
          ...postForm(buildQuoteForm({ model: "Before" })),
          redirect: "manual",
        });
        check("it takes a request", status === 303, status);

        machine.commit("broken", 'throw new Error("broken");\n');
        const failed = machine.release("broken");
        check("one that does not start is refused", failed.status === 1, failed.said);
        check("the one before runs again", machine.current() === began, machine.current());
        check("and answers", (await fetch(machine.address)).status === 200);

        machine.commit("second", "");
        machine.sh(`touch ${began}/dist/site/faq/gone.html`);
        const second = machine.release("second");
        const [gone, ...others] = second.said.match(/No page any more: \S+/g) ?? [];
        check("a page that is gone is named", gone === "No page any more: /faq/gone.", second.said);
        check("and no page that is there", others.length === 0, second.said);
        check("the next one runs", second.status === 0 && machine.current() !== began, second.said);
        const backups = readdirSync(machine.backups);
        check("each switch began with a backup", backups.length === 2, backups.join(" "));

        const back = machine.release("--back");
        check("one can go back", back.status === 0 && machine.current() === began, back.said);
        machine.release("--back");
        await checkNewerDatabase(machine, check);
      } finally {
        machine.stop();
      }
      return outcome();
    }),
};

/** What docs/operations.md says under "Going back" of a version that has changed the tables. */
async function checkNewerDatabase(
  machine: ReturnType<typeof createMachine>,
  check: ReturnType<typeof createChecks>["check"],
) {
  const database = new DatabaseSync(join(machine.data, "quotes.sqlite"));
  database.exec("insert into kysely_migration values ('9999-from-the-future', '')");
  database.close();
  const refused = machine.release("--back");
  check("an older version refuses newer tables", refused.status === 1, refused.said);
  const newest = readdirSync(machine.backups).sort().at(-1) ?? "";
  machine.stop();
  machine.sh(
    `mkdir ${machine.data}/newer && mv ${machine.data}/quotes.sqlite* ${machine.data}/newer`,
  );
  machine.sh("sudo systemctl restart wrap-studio@PORT");
  await answering(machine.address);
  const desk = `cd ${machine.base}/current && DATA_DIR=${machine.data} node_modules/.bin/node desk/main.ts`;
  const restored = machine.sh(`${desk} restore ${join(machine.backups, newest)} --yes`);
  check("and takes the backup from before", restored.includes("Copied, and compared."), restored);
  const listed = machine.sh(`${desk} list`);
  check("with every request of it", listed.includes("Before"), listed);
}

/** A server that has made its tables answers. */
async function answering(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function createMachine(folder: string, port: number) {
  const [base, data, backups, bin] = ["srv", "data", "backups", "bin"].map((name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  }) as [string, string, string, string];
  execFileSync("chmod", ["755", folder]);
  for (const owned of [data, backups]) {
    if (serviceUser.uid) chownSync(owned, serviceUser.uid, serviceUser.gid);
  }
  const pid = join(folder, "pid");
  const asUser = serviceUser.uid ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "";
  const programs = {
    npm: `ln -s ${here}/node_modules . && cp -r ${here}/dist .`,
    sudo: `if [ "$1" = -u ]; then shift 2; exec ${asUser} "$@"; fi; exec "$@"`,
    systemctl: [
      `[ ! -f ${pid} ] || { kill $(cat ${pid}); while kill -0 $(cat ${pid}); do sleep 0.05; done; } 2>/dev/null`,
      `cd ${base}/current && . ./.env && export DATA_DIR`,
      `PORT=${port} NODE_ENV=production ${asUser} node_modules/.bin/node server/main.ts >>${folder}/log 2>&1 </dev/null &`,
      `echo $! >${pid}`,
    ].join("\n"),
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  const settings = join(folder, "env");
  writeFileSync(settings, `DATA_DIR=${data}\n`, { mode: 0o644 });
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    WRAP_STUDIO: base,
    WRAP_STUDIO_SETTINGS: settings,
    WRAP_STUDIO_BACKUPS: backups,
    PORTS: String(port),
  };
  const source = join(base, "source");
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", source, "-c", "user.name=a", "-c", "user.email=a@b.test", ...args]);
  execFileSync("git", ["clone", "--quiet", here, source]);
  git("tag", "first");
  return {
    ...{ base, data, backups, address: `http://127.0.0.1:${port}` },
    current: () => readlinkSync(join(base, "current")),
    /** A version whose server begins with these words. */
    commit(name: string, words: string) {
      git("checkout", "--quiet", "first");
      writeFileSync(join(source, "server/main.ts"), words + git("show", "first:server/main.ts"));
      git("commit", "--quiet", "--allow-empty", "--all", "-m", name);
      git("tag", name);
    },
    release(...words: string[]) {
      const { status, stdout, stderr } = spawnSync(join(here, "docs/hosting/release.sh"), words, {
        env,
        encoding: "utf8",
      });
      return { status, said: stdout + stderr };
    },
    sh(command: string): string {
      const text = command.replaceAll("PORT", String(port));
      const { stdout, stderr } = spawnSync("/bin/sh", ["-c", text], { env, encoding: "utf8" });
      return stdout + stderr;
    },
    stop() {
      if (existsSync(pid)) spawnSync("/bin/sh", ["-c", `kill $(cat ${pid}) 2>/dev/null; sleep 1`]);
    },
  };
}

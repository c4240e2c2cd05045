// Minimal checkout with the real run/*.mjs, and fakes that record each installation, build and start.

import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { onTestFinished } from "vitest";

const steps = join(import.meta.dirname, "../../run");
/** Folder of the Node that runs the tests. */
const nodePackage = dirname(dirname(realpathSync(process.execPath)));

const lock = {
  packages: {
    "": {},
    "node_modules/served": { integrity: "sha512-served" },
    "node_modules/builder": { integrity: "sha512-builder", dev: true },
    "node_modules/elsewhere": { integrity: "sha512-elsewhere", optional: true },
  },
};

const note = (word: string) =>
  `import { appendFileSync } from "node:fs";\nappendFileSync("ran", "${word} ");\n`;

export type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string };

/** Creates an unbuilt checkout with all packages installed. */
export function createSmallCheckout() {
  const folder = mkdtempSync(join(tmpdir(), "wrap-studio-run-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of readdirSync(steps)) {
    if (/\.[cm]js$/.test(name)) cpSync(join(steps, name), join(folder, "run", name));
  }
  write("package.json", JSON.stringify({ type: "module" }));
  for (const name of ["folder.mjs", "folder.d.mts"]) {
    cpSync(join(steps, "../studios", name), join(folder, "studios", name));
  }
  write("studios/demonstration/business.json", "{}");
  write("studios/second/business.json", "{}");
  write("package-lock.json", JSON.stringify(lock));
  write("run/build.ts", note("build"));
  write("server/main.ts", note("serve"));
  write("desk/main.ts", note('" + process.argv.slice(2) + "'));
  write("run/export/main.ts", note("export"));
  write("content/price.ts", "1");
  write("bin/npm", '#!/bin/sh\necho -n "npm $1 $2" >> ran\ncat npm-says >&2\nexit 1\n');
  write("npm-says", "");
  write("dist/site", "");
  write("ran", "");
  chmodSync(join(folder, "bin/npm"), 0o755);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(nodePackage, join(folder, "node_modules", basename(nodePackage)));

  const checkout = {
    folder,
    write,
    remove: (path: string) => rmSync(join(folder, path)),
    has: (path: string) => existsSync(join(folder, path)),
    ran: () => readFileSync(join(folder, "ran"), "utf8").trim(),
    /** Records in npm's own file that packages are installed. */
    install(...names: readonly ("served" | "builder")[]) {
      const packages = Object.fromEntries(
        names.map((name) => [`node_modules/${name}`, lock.packages[`node_modules/${name}`]]),
      );
      write("node_modules/.package-lock.json", JSON.stringify({ packages }));
    },
    /** Starts the command in its own process group, like a terminal. */
    spawn(command: string, options: { uid?: number; preload?: string; studio?: string } = {}) {
      const { preload = "./run/check-node.cjs", studio, ...owner } = options;
      const { npm_lifecycle_event: _, ...env } = process.env;
      const args = ["-r", preload, "run/main.mjs", ...command.split(" ")];
      const child = spawn(process.execPath, args, {
        cwd: folder,
        detached: true,
        env: {
          ...env,
          STUDIO: studio,
          NODE_ENV: undefined,
          PATH: `${join(folder, "bin")}${delimiter}${env.PATH}`,
        },
        stdio: ["ignore", "pipe", "pipe"],
        ...owner,
      });
      return { child, ended: untilEnded(child) };
    },
    run: (command: string, options = {}) => checkout.spawn(command, options).ended,
  };
  checkout.install("served", "builder");
  return checkout;
}

function untilEnded(child: ChildProcess): Promise<Ended> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal, said })),
  );
}

// Entry point of the desk: reads the settings, runs the command at the terminal and handles signals.

import { randomUUID } from "node:crypto";
import { constants } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sweepParts, sweepTemporaryFolders } from "#server/db/backup/leftovers.ts";
import { sqliteFileName } from "#server/db/sqlite/open.ts";
import { type Env, readEnv } from "#server/env.ts";
import { openDeskDatabase } from "./database.ts";
import { askAtTerminal } from "./terminal/ask.ts";
import { openBrowser } from "./terminal/open-browser.ts";
import { runDesk } from "./terminal/run.ts";
import { createPrint } from "./terminal/standard-output.ts";
import { writePrivateFile } from "./terminal/write-file.ts";

// Without a handler, a signal would skip the "exit" event, which removes temporary files.
const exitBy = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
let stop: (signal: NodeJS.Signals) => void = exitBy;
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, (name) => stop(name));

let settings: Env | undefined;
const env = () => {
  settings ??= readEnv();
  return settings;
};

// Only the owner can read the desk's files.
process.umask(0o077);
const status = await runDesk(process.argv.slice(2), {
  print: createPrint(),
  printError: (text) => void process.stderr.write(text),
  writeFile: writePrivateFile,
  ask: (question) => askAtTerminal(question, { input: process.stdin, output: process.stderr }),
  env,
  openDatabase: () => {
    sweepTemporaryFolders();
    sweepParts(join(env().dataDir, sqliteFileName));
    return openDeskDatabase(env());
  },
  openBrowser,
  untilStopped: () =>
    new Promise((resolve) => {
      stop = () => {
        // A second signal exits at once.
        stop = exitBy;
        resolve();
      };
    }),
  wait: (milliseconds) => setTimeout(milliseconds),
  fetch,
  now: () => new Date(),
  newUuid: randomUUID,
});
// A failed write to standard output has already set the exit code.
process.exitCode ||= status;

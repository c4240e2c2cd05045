// The studio's desk: what its people do with quote requests at a terminal.

import { randomUUID } from "node:crypto";
import { constants } from "node:os";
import { type Env, readEnv } from "#server/env.ts";
import { openDeskDatabase } from "./database.ts";
import { askAtTerminal } from "./terminal/ask.ts";
import { openBrowser } from "./terminal/open-browser.ts";
import { runDesk } from "./terminal/run.ts";
import { createPrint } from "./terminal/standard-output.ts";
import { writePrivateFile } from "./terminal/write-file.ts";

// A signal by itself ends the program without its "exit" event, which removes what must not be left behind.
const exitBy = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
let stop: (signal: NodeJS.Signals) => void = exitBy;
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, (name) => stop(name));

let settings: Env | undefined;
const env = () => {
  settings ??= readEnv();
  return settings;
};

// What the desk writes is for its owner only.
process.umask(0o077);
const status = await runDesk(process.argv.slice(2), {
  print: createPrint(),
  printError: (text) => void process.stderr.write(text),
  writeFile: writePrivateFile,
  ask: (question) => askAtTerminal(question, { input: process.stdin, output: process.stderr }),
  env,
  openDatabase: () => openDeskDatabase(env()),
  openBrowser,
  untilStopped: () =>
    new Promise((resolve) => {
      stop = () => {
        // A second one does not wait.
        stop = exitBy;
        resolve();
      };
    }),
  fetch,
  now: () => new Date(),
  newUuid: randomUUID,
});
// What could not be printed has set one already.
process.exitCode ||= status;

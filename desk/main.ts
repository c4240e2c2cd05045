// The studio's desk: what its people do with quote requests at a terminal.

import { writeFile } from "node:fs/promises";
import { readEnv } from "#server/env.ts";
import { openDeskDatabase } from "./database.ts";
import { runDesk } from "./run.ts";

// Reading on after `| head` has closed the pipe is no error.
process.stdout.on("error", () => process.exit(0));

process.exitCode = await runDesk(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  writeFile: (path, text) => writeFile(path, text, { mode: 0o600 }),
  openDatabase: () => openDeskDatabase(readEnv()),
  now: () => new Date(),
});

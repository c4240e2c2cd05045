// What the desk prints arrives whole, or the command ends with status 1 and says why.

import { fstatSync, writeFileSync } from "node:fs";
import { explainWriteError } from "./write-file.ts";

/** Prints to standard output. After a failure the command goes on to its end, but prints nothing more. */
export function createPrint(): (text: string) => void {
  const { stdout, stderr } = process;
  let failed = false;
  const fail = (error: unknown) => {
    if (failed) return;
    failed = true;
    // A reader that has seen enough, as `| head`, is no error; what the command does is not cut short by it.
    if ((error as { code?: string }).code === "EPIPE") return;
    process.exitCode = 1;
    stderr.write(`The output cannot be written: ${explainWriteError(error)}.\n`);
  };
  stdout.on("error", fail);
  // Node's stream takes a write for done that a full disk has cut short.
  const isFile = fstatSync(stdout.fd).isFile();
  return (text) => {
    if (failed) return;
    if (!isFile) return void stdout.write(text);
    try {
      writeFileSync(stdout.fd, text);
    } catch (error) {
      fail(error);
    }
  };
}

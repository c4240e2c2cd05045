// Standard output that reports an incomplete write with exit status 1 and a message.

import { fstatSync, writeFileSync } from "node:fs";
import { explainWriteError } from "./write-file.ts";

/** After a failure the command still completes, but prints nothing more. */
export function createPrint(): (text: string) => void {
  const { stdout, stderr } = process;
  let failed = false;
  const fail = (error: unknown) => {
    if (failed) return;
    failed = true;
    // A reader that stops early, such as `| head`, is not an error, and must not stop the command.
    if ((error as { code?: string }).code === "EPIPE") return;
    process.exitCode = 1;
    stderr.write(`The output cannot be written: ${explainWriteError(error)}.\n`);
  };
  stdout.on("error", fail);
  // Node's stream reports success when a full disk cuts a write short.
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

// Output of programs that tests start.

import type { ChildProcess } from "node:child_process";

/** Resolves to the pattern's first group once it is printed. Rejects with the output if the program ends first. */
export function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const found = pattern.exec(printed);
        if (!found) return;
        stream.removeAllListeners("data").resume();
        resolve(found[1] ?? "");
      });
    }
    child.once("close", () => reject(new Error(`the program ended too early:\n${printed}`)));
  });
}

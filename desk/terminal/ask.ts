// Confirmation at the terminal before an irreversible action.

import { once } from "node:events";
import { createInterface } from "node:readline";
import type { ReadStream } from "node:tty";
import type { Answer } from "../desk.ts";

type Streams = {
  input: Pick<ReadStream, "isTTY"> & NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
};

export async function askAtTerminal(question: string, { input, output }: Streams): Promise<Answer> {
  if (!input.isTTY) return "nobody there";
  const terminal = createInterface({ input, output, terminal: true });
  let answer: Answer | undefined;
  const take = (given: Answer) => {
    answer = given;
    terminal.close();
  };
  terminal.on("SIGINT", () => take("interrupted"));
  terminal.question(`${question} Type yes: `, (typed) =>
    take(typed.trim().toLowerCase() === "yes" ? "yes" : "no"),
  );
  await once(terminal, "close");
  // Without Enter, the cursor is still on the question's line.
  if (answer === undefined || answer === "interrupted") output.write("\n");
  return answer ?? "no";
}

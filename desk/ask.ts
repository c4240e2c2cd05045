// Asks at the terminal before what cannot be taken back.

import { once } from "node:events";
import { createInterface } from "node:readline";
import type { ReadStream } from "node:tty";
import { type Answer, type Desk, DeskError, InterruptedError } from "./command.ts";

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
  // Without Enter the cursor still stands behind the question.
  if (answer === undefined || answer === "interrupted") output.write("\n");
  return answer ?? "no";
}

/**
 * Rejects unless the person says yes, so that a script sees that it was not done.
 * @param undone what is so then: "Nothing was removed."
 */
export async function confirm(desk: Desk, question: string, undone: string): Promise<void> {
  const answer = await desk.ask(question);
  if (answer === "interrupted") throw new InterruptedError(undone);
  if (answer === "nobody there") {
    throw new DeskError(`${undone} There is no terminal to ask at: --yes does it without asking.`);
  }
  if (answer === "no") throw new DeskError(undone);
}

// The desk's error types, and its dependencies, which tests replace.

import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";

export type Desk = {
  print(text: string): void;
  printError(text: string): void;
  /** Creates a file that only its owner can read: it may hold personal data. Rejects with a `DeskError` on failure. */
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  /** Actions call `confirm` instead, which handles every answer. */
  ask(question: string): Promise<Answer>;
  env(): Env;
  /** Rejects with a `DeskError` if the site has no database yet. */
  openDatabase(): Promise<Database>;
  openBrowser(url: string): void;
  untilStopped(): Promise<void>;
  wait(milliseconds: number): Promise<unknown>;
  fetch: typeof fetch;
  now: () => Date;
  newUuid: () => string;
};

/** The end of input counts as "no". */
export type Answer = "yes" | "no" | "interrupted" | "nobody there";

/** A failed action; its message is shown to the user. Exit status 1. */
export class DeskError extends Error {
  override name = "DeskError";
}

export class MissingError extends DeskError {
  constructor(id: number) {
    super(`There is no quote request ${id}.`);
  }
}

/** Ctrl+C at a prompt. Exit status 130, as in shells. */
export class InterruptedError extends DeskError {
  override name = "InterruptedError";
}

/** Invalid arguments. Exit status 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Rejects unless the answer is yes, so that scripts see a failure. The message begins with `declined`. */
export async function confirm(desk: Desk, question: string, declined: string): Promise<void> {
  const answer = await desk.ask(question);
  if (answer === "interrupted") throw new InterruptedError(declined);
  if (answer === "nobody there") {
    throw new DeskError(
      `${declined} There is no terminal to ask at. To skip the question, add --yes.`,
    );
  }
  if (answer === "no") throw new DeskError(declined);
}

export async function withDatabase<T>(
  desk: Desk,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await desk.openDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The command to type for an action: "npm run desk -- answered 17". */
export function commandLine(words: string): string {
  return `npm run desk -- ${words}`;
}

// What a desk command is, and what it is given.

import type { ParseArgsConfig } from "node:util";
import type { Database } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";

export type Desk = {
  print(text: string): void;
  printError(text: string): void;
  /** For the owner's eyes only: what is written may hold personal data. Rejects with a `DeskError`. */
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  /** Commands ask through `confirm`. */
  ask(question: string): Promise<Answer>;
  env(): Env;
  /** Rejects with a `DeskError` where there is none. */
  openDatabase(): Promise<Database>;
  openBrowser(url: string): void;
  /** Resolves when the person ends the command. */
  untilStopped(): Promise<void>;
  fetch: typeof fetch;
  now: () => Date;
  newUuid: () => string;
};

/** The end of input is a "no". */
export type Answer = "yes" | "no" | "interrupted" | "nobody there";

export type Options = NonNullable<ParseArgsConfig["options"]>;
export type OptionValues = Record<string, string | boolean | undefined>;

export type Command = {
  name: string;
  /** After the name: "ID [--json]". */
  usage: string;
  summary: string;
  options: Options;
  /** How many words it takes beside its options; "any" checks for itself. */
  words: number | "any";
  run(desk: Desk, values: OptionValues, words: readonly string[]): Promise<void>;
};

/** A command that cannot be done; its message is for the person who typed it. Exit status 1. */
export class DeskError extends Error {
  override name = "DeskError";
}

/** A question was answered by Ctrl+C. Exit status 130, which shells give to what Ctrl+C has ended. */
export class InterruptedError extends DeskError {
  override name = "InterruptedError";
}

/** A command that was typed wrongly. Exit status 2. */
export class UsageError extends Error {
  override name = "UsageError";
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

/** Reads "17"; anything but a whole number above zero is a `UsageError`. */
export function parseCount(text: string | boolean | undefined, what: string): number {
  const count = Number(text);
  if (typeof text === "string" && /^[1-9]\d{0,8}$/.test(text)) return count;
  throw new UsageError(`${what} must be a whole number from 1, such as 17.`);
}

/** Anything but an address is a `UsageError`. */
export function parseEmail(value: string | boolean | undefined): string {
  if (typeof value === "string" && value.includes("@")) return value;
  throw new UsageError("Say whose: --email ADDRESS.");
}

/** Where `--out` points; `undefined` without it. An empty one, as an unset variable leaves it, is a `UsageError`. */
export function parseOut(
  value: string | boolean | undefined,
  what: "FILE" | "FOLDER",
): string | undefined {
  if (value === "") throw new UsageError(`Say where: --out ${what}.`);
  return typeof value === "string" ? value : undefined;
}

// An action: its name, words, arguments and effect. The terminal and the pages run the same table of them
// (desk/actions.ts), so that a button does what its command does.

import { z } from "zod";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { type Desk, UsageError } from "../desk.ts";

/** A button on a request's page, which runs its action with these words and options. */
export type Button = {
  /** Below the request's address: "reopen". */
  path: string;
  label: string;
  /** Whether the panel offers it; absent for buttons with a place of their own on the page. */
  isOffered?(request: StoredQuoteRequest): boolean;
  /** By default the request's number. @param fields of the button's form. */
  words?(request: StoredQuoteRequest, fields: Readonly<Record<string, string>>): string[];
  options?(request: StoredQuoteRequest): object;
};

export type Action = {
  name: string;
  /** After the name: "ID [--json]". */
  usage: string;
  /** In a line, for the list of commands. */
  summary: string;
  /** The options by name; the positional arguments under `words`. */
  takes: z.ZodObject;
  /** Rejects with a `UsageError` when the arguments are invalid. */
  perform(desk: Desk, words: readonly string[], options: object): Promise<void>;
  buttons?: readonly Button[];
};

export function defineAction<Takes extends z.ZodObject>(
  parts: Omit<Action, "perform"> & {
    takes: Takes;
    run(desk: Desk, given: z.output<Takes>): Promise<void>;
  },
) {
  return {
    ...parts,
    perform: (desk: Desk, words: readonly string[], options: object) =>
      parts.run(desk, parse(parts.takes, words, options)),
  };
}

function parse<Takes extends z.ZodObject>(
  takes: Takes,
  words: readonly string[],
  options: object,
): z.output<Takes> {
  const [unexpected] = words;
  if (unexpected !== undefined && !("words" in takes.shape)) {
    throw new UsageError(`"${unexpected}" was not expected.`);
  }
  const parsed = takes.safeParse({ ...options, words });
  if (parsed.success) return parsed.data;
  throw new UsageError(parsed.error.issues[0]?.message);
}

/** An option without a value. */
export const flag = z.boolean().default(false);

/** @param what the number is, for the message: "--limit". */
export const wholeNumber = (what: string) => {
  const message = `${what} must be a whole number from 1, such as 17.`;
  return z
    .string(message)
    .regex(/^[1-9]\d{0,8}$/, message)
    .transform(Number);
};

export const requestId = wholeNumber("ID");

/** A fixed number of positional arguments. */
export const exactly = <const Words extends [z.ZodType, ...z.ZodType[]]>(...words: Words) =>
  z.tuple(words, {
    error: ({ input }) =>
      `Expected ${words.length} ${words.length === 1 ? "argument" : "arguments"}, not ${(input as string[]).length}.`,
  });

export const oneRequest = exactly(requestId);

const whose = "Say whose: --email ADDRESS.";
export const emailAddress = z.string(whose).includes("@", { error: whose });

/** Target of `--out`, which an unset variable in a script leaves empty. */
export const outPath = (what: "FILE" | "FOLDER") =>
  z.string().min(1, `Say where: --out ${what}.`).optional();

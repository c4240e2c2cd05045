// Definition of a desk action. The terminal and the pages share it, so a button does the same as its command.

import { z } from "zod";
import type { StoredQuoteRequest } from "#server/db/schema.ts";
import { type Desk, UsageError } from "../desk.ts";

/** A button on a request's page, and the arguments for its action. */
export type Button = {
  /** Last segment of the URL that the button posts to: "reopen" in /requests/17/reopen. */
  path: string;
  label: string;
  /** Whether the panel of actions shows the button. Absent for buttons elsewhere on the page. */
  isOffered?(request: StoredQuoteRequest): boolean;
  /** Positional arguments; the request's ID by default. @param fields form fields sent with the button */
  words?(request: StoredQuoteRequest, fields: Readonly<Record<string, string>>): string[];
  options?(request: StoredQuoteRequest): object;
};

export type Action = {
  name: string;
  /** Arguments in the usage line: "ID [--json]". */
  usage: string;
  summary: string;
  /** Schema of the options by name, and of the positional arguments under `words`. */
  takes: z.ZodObject;
  /** Throws a `UsageError` if the arguments are invalid. */
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

export const flag = z.boolean().default(false);

/** The error message begins with `what`, such as "--limit". */
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

const noAddress = "Give the person's address: --email ADDRESS.";
export const emailAddress = z.string(noAddress).includes("@", { error: noAddress });

/** Target of `--out`. Rejects an empty string, such as from an unset shell variable. */
export const outPath = (what: "FILE" | "FOLDER") =>
  z.string().min(1, `--out needs a path: --out ${what}.`).optional();

// Playwright's test, made to fail on console messages, and functions that read the tested server's store.

import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { test as base, expect } from "@playwright/test";
import type { QuoteValues } from "#contract/quote-request.ts";

export { expect };

/** Fails on every console message and uncaught error that the test does not allow. */
export const test = base.extend<{ quietConsole: { allow(pattern: RegExp): void } }>({
  quietConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      context.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => said.push(`uncaught: ${error.error()}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tag for tests that `npm test` skips. They are slow, or repeat another test in more places. */
export const whole = { tag: "@whole" };

/** Queries the tested server's store directly, since each run of the desk takes a second. */
export function readStore<Row>(sql: string, ...parameters: string[]): Row[] {
  const store = new DatabaseSync("test-results/site/data/quotes.sqlite", { readOnly: true });
  try {
    return store.prepare(sql).all(...parameters) as Row[];
  } finally {
    store.close();
  }
}

/** One visitor's requests that were not flagged as spam, newest first. */
export function storedRequestsOf(email: string): QuoteValues[] {
  return readStore<QuoteValues>(
    `select first_name as firstName, email, make, model, wrap_type as wrapType, message
      from quote_request where email = ? and spam_reason is null order by id desc`,
    email,
  );
}

export const newEmail = () => `${randomUUID()}@example.com`;

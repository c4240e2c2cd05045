// Playwright's test with two house rules: a console message of a page fails its test,
// and what the server stored is read back from its store.

import { DatabaseSync } from "node:sqlite";
import { test as base, expect } from "@playwright/test";

export { expect };

/** Fails on anything a page says to the console, and on every uncaught error. */
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

/** For a test that tries on every page, at every width, in every way, at full size or by chance what another tries once:
 * `npm test` leaves it to `npm run test:whole`. */
export const whole = { tag: "@whole" };

export type StoredRequest = {
  id: number;
  firstName: string;
  email: string;
  make: string;
  model: string;
  wrapType: string;
  message: string;
};

/** Asks the store of the server under test. The desk, as a program of its own, would take a second each time. */
export function readStore<Row>(sql: string, ...parameters: string[]): Row[] {
  const store = new DatabaseSync("test-results/data/quotes.sqlite", { readOnly: true });
  try {
    return store.prepare(sql).all(...parameters) as Row[];
  } finally {
    store.close();
  }
}

/** Those of one visitor that were not set aside as spam, newest first. Each test has an address of its own. */
export function storedRequestsOf(email: string): StoredRequest[] {
  return readStore<StoredRequest>(
    `select id, first_name as firstName, email, make, model, wrap_type as wrapType, message
      from quote_request where email = ? and spam_reason is null order by id desc`,
    email,
  ).map((row) => ({ ...row }));
}

let visitors = 0;

/** An address no other test uses. */
export function newEmail(): string {
  visitors += 1;
  return `visitor-${process.pid}-${Date.now()}-${visitors}@example.com`;
}

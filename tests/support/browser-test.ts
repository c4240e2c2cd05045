// Playwright's test with two house rules: a console message of a page fails its test,
// and what the server stored is read back through the desk, as the studio would.

import { execFileSync } from "node:child_process";
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

export type StoredRequest = {
  id: number;
  firstName: string;
  email: string;
  make: string;
  model: string;
  wrapType: string;
  message: string;
};

/** The stored requests of one visitor, newest first. Tests tell theirs apart by an email address of their own. */
export function storedRequestsOf(email: string, ...options: string[]): StoredRequest[] {
  const list = ["desk/main.ts", "list", "--json", "--limit", "10000", ...options];
  const output = execFileSync("node", list, {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: "test-results/data" },
  });
  return (JSON.parse(output) as StoredRequest[]).filter((request) => request.email === email);
}

let visitors = 0;

/** An address no other test uses. */
export function newEmail(): string {
  visitors += 1;
  return `visitor-${process.pid}-${Date.now()}-${visitors}@example.com`;
}

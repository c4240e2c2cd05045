import { expect, test } from "vitest";
import { storedRequest } from "#tests/support/stored-rows.ts";
import { findOverdueBefore } from "./business-days.ts";
import { createStanding } from "./standing.ts";

const now = new Date("2026-11-24T12:00:00Z");
const before = findOverdueBefore(now)?.getTime() ?? 0;
const at = (milliseconds: number) => new Date(before + milliseconds).toISOString();

test.each([
  ["received as the last whole business day began", "overdue", { receivedAt: at(0) }],
  ["received later", "open", { receivedAt: at(1) }],
  ["that was answered, however old,", "answered", { receivedAt: at(-1), answeredAt: at(0) }],
  ["of a customer, even if answered,", "customer", { customerSince: at(0), answeredAt: at(0) }],
  ["that is spam, even a customer's,", "spam", { customerSince: at(0), spamReason: "repeated" }],
])("a request %s is %s", (_, standing, changes) => {
  expect(createStanding(now)(storedRequest(changes))).toBe(standing);
});

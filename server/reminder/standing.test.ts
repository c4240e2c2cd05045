import { expect, test } from "vitest";
import { storedRequest } from "#tests/support/stored-rows.ts";
import { findOverdueBefore } from "./business-days.ts";
import { createStanding } from "./standing.ts";

const now = new Date("2026-11-24T12:00:00Z");
const before = findOverdueBefore(now)?.getTime() ?? 0;
const at = (milliseconds: number) => new Date(before + milliseconds).toISOString();

test.each([
  ["overdue", "that came as the last whole business day began", { receivedAt: at(0) }],
  ["open", "that came later", { receivedAt: at(1) }],
  ["answered", "however old", { receivedAt: at(-1), answeredAt: at(0) }],
  ["spam", "however old", { receivedAt: at(-1), spamReason: "trap" as const }],
])("a request is %s, %s", (standing, _, changes) => {
  expect(createStanding(now)(storedRequest(changes))).toBe(standing);
});

import { expect, test } from "vitest";
import { addTime, newNotice } from "./notice.ts";

test("a new notice is due at once and given up after 72 hours", () => {
  expect(newNotice(17, "email", "reference", new Date("2026-11-20T14:03:21.000Z"))).toEqual({
    quoteRequestId: 17,
    channel: "email",
    reference: "reference",
    state: "waiting",
    attempts: 0,
    createdAt: "2026-11-20T14:03:21.000Z",
    dueAt: "2026-11-20T14:03:21.000Z",
    giveUpAt: "2026-11-23T14:03:21.000Z",
  });
});

test("time is added in milliseconds, and taken off", () => {
  const date = new Date("2026-11-20T14:03:21.000Z");
  expect(addTime(date, 1)).toBe("2026-11-20T14:03:21.001Z");
  expect(addTime(date, -60_000)).toBe("2026-11-20T14:02:21.000Z");
});

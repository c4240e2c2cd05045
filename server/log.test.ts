import { describe, expect, test } from "vitest";
import { createLog, describeError, type LogLevel } from "./log.ts";

const levels: readonly LogLevel[] = ["debug", "info", "warn", "error"];
const now = () => new Date("2026-11-20T14:03:21.000Z");

describe("the log", () => {
  test("writes one JSON object a line, with the time, the level, the event and its fields", () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line), now).warn("notification failed", {
      id: 7,
      last: undefined,
    });
    expect(lines).toEqual([
      '{"time":"2026-11-20T14:03:21.000Z","level":"warn","event":"notification failed","id":7}\n',
    ]);
  });

  test.each(levels)("set to %s leaves out what is less severe", (threshold) => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(JSON.parse(line).level), now, threshold);
    for (const level of levels) log[level]("said");
    expect(lines).toEqual(levels.slice(levels.indexOf(threshold)));
  });
});

describe("an error in the log", () => {
  function buildError(stack: string, code?: unknown): Error {
    return Object.assign(new TypeError("the row (ada@example.com) broke a rule"), { stack, code });
  }

  const frames = [1, 2, 3, 4, 5].map((line) => `    at step${line} (file.ts:${line}:1)`);

  test("is its class, its code and the first four places of its stack, never its message", () => {
    const stack = ["TypeError: the row (ada@example.com)", "broke    at a rule", ...frames];
    expect(describeError(buildError(stack.join("\n"), "SQLITE_CONSTRAINT"))).toEqual({
      error: "TypeError",
      code: "SQLITE_CONSTRAINT",
      at: "step1 (file.ts:1:1) < step2 (file.ts:2:1) < step3 (file.ts:3:1) < step4 (file.ts:4:1)",
    });
  });

  test("keeps a code that is a number, and nothing else in its place", () => {
    expect(describeError(buildError("", 19)).code).toBe(19);
    expect(describeError(buildError("", { email: "ada@example.com" })).code).toBeUndefined();
  });

  test("of SQLite has its number, which tells a full disk from a lock", () => {
    const error = (errcode: unknown) =>
      Object.assign(buildError("", "ERR_SQLITE_ERROR"), { errcode });
    expect(describeError(error(13))).toMatchObject({ code: "ERR_SQLITE_ERROR", errcode: 13 });
    expect(describeError(error("ada@example.com")).errcode).toBeUndefined();
  });

  test("that is not an Error is named by its type alone", () => {
    expect(describeError("ada@example.com")).toEqual({ error: "string" });
  });
});

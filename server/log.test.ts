import { expect, test } from "vitest";
import { createLog, describeError } from "./log.ts";

test("an event is logged as one line of JSON with time, level, name and fields", () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date("2026-11-20T14:03:21.000Z"),
  );
  log.warn("notification failed", { id: 7, last: undefined });
  expect(lines).toEqual([
    '{"time":"2026-11-20T14:03:21.000Z","level":"warn","event":"notification failed","id":7}\n',
  ]);
});

const frames = [1, 2, 3, 4, 5].map((line) => `    at step${line} (file.ts:${line}:1)`);
const stack = ["TypeError: the row (ada@example.com)", "broke    at a rule", ...frames].join("\n");
const at = "step1 (file.ts:1:1) < step2 (file.ts:2:1) < step3 (file.ts:3:1) < step4 (file.ts:4:1)";

// Node's `code` is the same for a full disk and a lock; `errcode` differs.
test.each([
  [
    { code: "ERR_SQLITE_ERROR", errcode: 13 },
    { code: "ERR_SQLITE_ERROR", errcode: 13 },
  ],
  [{ code: 19 }, { code: 19 }],
  [{ code: { email: "ada@example.com" }, errcode: "ada@example.com" }, {}],
])(
  "an error with %o is logged with class, codes and stack, without its message",
  (given, codes) => {
    const error = Object.assign(new TypeError("the row (ada@example.com)"), { stack }, given);
    expect(describeError(error)).toEqual({ error: "TypeError", at, ...codes });
  },
);

import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createStop } from "./stop.ts";

function createTrial(stop: () => Promise<void> = async () => {}) {
  const logged: { event: string }[] = [];
  const lines: string[] = [];
  const seen = { stops: 0, exits: [] as number[], time: 5000 };
  const handle = createStop({
    stop() {
      seen.stops += 1;
      return stop();
    },
    exit: (code) => seen.exits.push(code),
    log: createLog((line) => {
      const entry = JSON.parse(line) as { event: string };
      logged.push(entry);
      lines.push(entry.event);
    }),
    now: () => seen.time,
  });
  return { handle, lines, logged, seen };
}

/** A stop that takes until it is let through. */
function createSlowStop() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { stop: () => promise, finish: resolve };
}

test("one signal stops the server once, is named in the log, and exits with 0", async () => {
  const { handle, lines, logged, seen } = createTrial();
  await handle("SIGTERM");
  expect(seen).toMatchObject({ stops: 1, exits: [0] });
  expect(lines).toEqual(["stopping", "stopped"]);
  expect(logged[0]).toMatchObject({ event: "stopping", signal: "SIGTERM" });
});

test.each([
  ["SIGTERM", "SIGTERM", 60_000],
  ["SIGINT", "SIGINT", 1999],
  ["SIGINT", "SIGTERM", 60_000],
] as const)(
  "%s followed by %s after %i ms is one stop, which finishes",
  async (first, second, later) => {
    const slow = createSlowStop();
    const { handle, lines, seen } = createTrial(slow.stop);
    const stopped = handle(first);
    seen.time += later;
    await handle(second);
    expect(seen).toMatchObject({ stops: 1, exits: [] });
    slow.finish();
    await stopped;
    expect(seen).toMatchObject({ stops: 1, exits: [0] });
    expect(lines).toEqual(["stopping", "stopped"]);
  },
);

test.each(["SIGINT", "SIGTERM"] as const)(
  "Ctrl+C two seconds after %s ends the server at once with 130",
  async (first) => {
    const { handle, seen } = createTrial(createSlowStop().stop);
    void handle(first);
    seen.time += 2000;
    await handle("SIGINT");
    expect(seen.exits).toEqual([130]);
  },
);

test("a stop that fails is logged and exits with 1", async () => {
  const { handle, lines, seen } = createTrial(async () => {
    throw new Error("the store would not close");
  });
  await handle("SIGTERM");
  expect(seen.exits).toEqual([1]);
  expect(lines).toEqual(["stopping", "stopped with an error"]);
});

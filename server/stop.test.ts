import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createStop } from "./stop.ts";

function createTrial(stop: () => Promise<void> = async () => {}) {
  const seen = { stops: 0, exits: [] as number[], events: [] as string[], time: 5000 };
  const handle = createStop({
    stop() {
      seen.stops += 1;
      return stop();
    },
    exit: (code) => seen.exits.push(code),
    log: createLog((line) => seen.events.push(JSON.parse(line).event)),
    now: () => seen.time,
  });
  return { handle, seen };
}

test.each([
  ["SIGTERM", "SIGTERM", 60_000],
  ["SIGINT", "SIGINT", 1999],
  ["SIGINT", "SIGTERM", 60_000],
] as const)(
  "%s followed by %s %i ms later causes one stop, which finishes",
  async (first, second, later) => {
    const slow = Promise.withResolvers<void>();
    const { handle, seen } = createTrial(() => slow.promise);
    const stopped = handle(first);
    seen.time += later;
    await handle(second);
    expect(seen).toMatchObject({ stops: 1, exits: [] });
    slow.resolve();
    await stopped;
    expect(seen).toMatchObject({ stops: 1, exits: [0], events: ["stopping", "stopped"] });
  },
);

test.each(["SIGINT", "SIGTERM"] as const)(
  "Ctrl+C two seconds after %s exits at once with 130",
  async (first) => {
    const { handle, seen } = createTrial(() => new Promise(() => {}));
    void handle(first);
    seen.time += 2000;
    await handle("SIGINT");
    expect(seen.exits).toEqual([130]);
  },
);

test("a failing stop is logged and exits with 1", async () => {
  const { handle, seen } = createTrial(() => Promise.reject(new Error("would not close")));
  await handle("SIGTERM");
  expect(seen).toMatchObject({ exits: [1], events: ["stopping", "stopped with an error"] });
});

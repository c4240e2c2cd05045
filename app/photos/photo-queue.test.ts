import { describe, expect, test } from "vitest";
import {
  createPhotoQueueWorld,
  done,
  failed,
  MINUTE,
  settle,
} from "#tests/support/photo-queue-world.ts";
import type { Outcome } from "./photo-calls.ts";

describe("photos", () => {
  test("are sent once each, in the order chosen, deleted from storage, and shown as sent in every tab", async () => {
    const world = createPhotoQueueWorld();
    const [page, other] = [world.open(), world.open()];
    let underWay = 0;
    let most = 0;
    world.outcome = async () => {
      most = Math.max(most, ++underWay);
      await new Promise<void>((resolve) => setImmediate(resolve));
      underWay -= 1;
      return done;
    };
    await Promise.all(["1", "2", "3"].map(page.add));
    await world.advance(MINUTE);
    expect([world.asked, most]).toEqual([["+1", "+2", "+3"], 1]);
    for (const { states } of [page, other])
      expect(states()).toEqual(["1 sent", "2 sent", "3 sent"]);
    expect([world.store.photos.size, world.isWaiting]).toEqual([0, false]);
  });

  test("are retried after growing pauses, and at once when the connection is back", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    world.outcome = failed;
    await page.add("1");
    await world.advance(MINUTE);
    expect(world.asked.length).toBeGreaterThan(2);
    expect(world.asked.length).toBeLessThan(8);
    expect(page.states()).toEqual(["1 waiting"]);
    world.outcome = done;
    await page.wake();
    expect(page.states()).toEqual(["1 sent"]);
    const all = world.asked.length;
    await world.advance(60 * MINUTE);
    expect(world.asked).toHaveLength(all);
  });

  test.each([1, 2])(
    "wait for their request, and are sent at once if the request arrives at step %i of an attempt",
    async (step) => {
      const world = createPhotoQueueWorld();
      const page = world.open();
      world.isUnsent = true;
      await page.add("1");
      await world.advance(MINUTE);
      expect([world.asked, page.states(), world.isWaiting]).toEqual([[], ["1 waiting"], true]);
      let steps = 0;
      page.watch(() => {
        world.isUnsent = ++steps < step;
        if (steps === step) void page.wake();
      });
      await page.wake();
      expect(page.states()).toEqual(["1 sent"]);
    },
  );

  test("of a discarded request are deleted; other photos stay", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    world.isUnsent = true;
    await page.add("1");
    await page.discard(["another"]);
    expect(page.states()).toEqual(["1 waiting"]);
    await page.discard(["r"]);
    expect([page.states(), world.store.photos.size, world.isWaiting]).toEqual([[], 0, false]);
  });

  test("wait as long as the server asks, unless the clock ran ahead and was corrected", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    world.outcome = { ...failed, wait: 10 * MINUTE };
    await page.add("1");
    await world.advance(9 * MINUTE);
    expect(world.asked).toEqual(["+1"]);
    world.now -= 24 * 60 * MINUTE;
    world.outcome = done;
    await page.wake();
    expect(page.states()).toEqual(["1 sent"]);
  });

  test("that are refused show the reason, do not delay others and are retried only on demand", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    const outcomes: Outcome[] = [{ is: "refused", problem: "No picture." }, done];
    world.outcome = async () => outcomes.shift() ?? done;
    await Promise.all(["1", "2"].map(page.add));
    await world.advance(60 * MINUTE);
    expect(page.shown()).toMatchObject([
      { key: "1", state: "refused", problem: "No picture." },
      { key: "2", state: "sent" },
    ]);
    expect([world.asked, world.isWaiting]).toEqual([["+1", "+2"], false]);
    await page.retry("1");
    await settle();
    expect(page.states()).toEqual(["1 sent", "2 sent"]);
  });

  test("are not retried if the host accepts no photos", async () => {
    const world = createPhotoQueueWorld();
    world.outcome = { is: "unsupported", answered: Number.NaN };
    const page = world.open();
    await page.add("1");
    await world.advance(60 * MINUTE);
    expect([world.asked, page.hostAccepts()]).toEqual([["+1"], false]);
  });

  const KEPT_FOR = 7 * 24 * 60 * MINUTE;

  test.each<[string, Outcome["is"], number, string[], number?]>([
    ["are dropped if an attempt fails", "failed", KEPT_FOR, []],
    ["by the device's clock alone are kept", "failed", KEPT_FOR - 1, ["1 waiting"]],
    ["by the responses' dates alone are kept", "failed", KEPT_FOR, ["1 waiting"], KEPT_FOR - 1],
    ["are kept while responses have no date", "failed", Number.NaN, ["1 waiting"], 2 * KEPT_FOR],
    ["are dropped if the host accepts none", "unsupported", KEPT_FOR, []],
    ["are sent if an attempt succeeds", "done", KEPT_FOR, ["1 sent"]],
  ])("past their retention period %s", async (_, is, later, states, byDevice = KEPT_FOR) => {
    const world = createPhotoQueueWorld();
    const answered = Date.UTC(2030, 0);
    world.outcome = { ...failed, answered };
    await world.open().add("1");
    world.outcome = { ...failed, answered: answered + KEPT_FOR / 2 };
    await world.open().wake();
    world.outcome = { is, problem: "", wait: 0, answered: answered + later };
    world.now += byDevice;
    const page = world.open();
    await page.wake();
    expect([page.states(), world.store.photos.size]).toEqual([
      states,
      Number(states[0] === "1 waiting"),
    ]);
  });

  test("that were refused are dropped after the retention period", async () => {
    const world = createPhotoQueueWorld();
    world.outcome = { is: "refused", problem: "no" };
    await world.open().add("1");
    world.now += KEPT_FOR;
    await world.open().wake();
    expect([world.asked, world.store.photos.size]).toEqual([["+1"], 0]);
  });

  test("stay listed and noted for the next visit while the database does not respond", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    world.outcome = failed;
    await page.add("1");
    world.store.isSilent = true;
    await Promise.all([page.wake(), world.open().wake()]);
    expect([page.states(), world.isWaiting]).toEqual([["1 waiting"], true]);
  });
});

describe("a removed photo", () => {
  test.each([
    ["accepts", done],
    ["refuses", { is: "refused", problem: "no" } as const],
  ])(
    "disappears from the page after one deletion request that the server %s",
    async (_, outcome) => {
      const world = createPhotoQueueWorld();
      const page = world.open();
      await page.add("1");
      world.outcome = outcome;
      await page.remove("1");
      await world.advance(MINUTE);
      expect([world.asked, page.states(), world.store.photos.size]).toEqual([["+1", "-1"], [], 0]);
    },
  );

  test.each([
    ["arrives", done],
    ["fails", { ...failed, wait: MINUTE } as const],
    ["is refused", { is: "refused", problem: "no" } as const],
  ])("is deleted from the server after its upload in another tab %s", async (_, end) => {
    const world = createPhotoQueueWorld();
    const release = Promise.withResolvers<Outcome>();
    world.outcome = () => release.promise;
    const sending = world.open();
    await sending.add("1");
    expect(sending.shown()).toMatchObject([{ state: "sending", part: 0.25 }]);
    const other = world.open();
    await other.wake();
    await other.remove("1");
    world.outcome = done;
    release.resolve(end);
    await world.advance(2 * MINUTE);
    expect(world.asked).toEqual(["+1", "-1"]);
    expect([sending.states(), world.store.photos.size]).toEqual([[], 0]);
  });
});

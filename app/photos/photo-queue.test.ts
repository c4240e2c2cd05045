import { describe, expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import { createPhotoQueueWorld, done, failed, MINUTE } from "#tests/support/photo-queue-world.ts";
import { settle } from "#tests/support/virtual-time.ts";
import type { Outcome } from "./photo-calls.ts";

describe("photos", () => {
  test("are sent one by one in the order they were chosen, each once, and nothing of them stays", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    let underWay = 0;
    let most = 0;
    world.outcome = async () => {
      most = Math.max(most, ++underWay);
      await new Promise<void>((resolve) => setImmediate(resolve));
      underWay -= 1;
      return done;
    };
    await Promise.all(["1", "2", "3"].map(page.add));
    expect(world.isWaiting).toBe(true);
    await world.advance(MINUTE);
    expect([world.asked, most]).toEqual([["+1", "+2", "+3"], 1]);
    expect(page.states()).toEqual(["1 sent", "2 sent", "3 sent"]);
    expect([world.store.photos.size, world.isWaiting]).toEqual([0, false]);
  });

  test("are sent again after a fault, in pauses that grow, and at once when the connection is back", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    world.outcome = failed;
    await page.add("1");
    await world.advance(MINUTE);
    const tries = world.asked.length;
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(8);
    expect(page.states()).toEqual(["1 waiting"]);
    world.outcome = done;
    await page.wake();
    expect(page.states()).toEqual(["1 sent"]);
    const all = world.asked.length;
    await world.advance(60 * MINUTE);
    expect(world.asked).toHaveLength(all);
  });

  test("that a closed page left are sent by the next", async () => {
    const world = createPhotoQueueWorld();
    world.outcome = () => new Promise(() => {});
    await world.open({ locks: () => undefined }).add("1");
    world.outcome = done;
    const next = world.open({ locks: () => undefined });
    await next.wake();
    expect(world.asked).toEqual(["+1", "+1"]);
    expect(world.store.photos.size).toBe(0);
  });

  test("are not sent by two pages at once", async () => {
    const world = createPhotoQueueWorld();
    const release = Promise.withResolvers<Outcome>();
    world.outcome = () => release.promise;
    await world.open().add("1");
    await world.open().wake();
    expect(world.asked).toEqual(["+1"]);
    release.resolve(done);
    await settle();
    expect(world.store.photos.size).toBe(0);
  });

  test("wait for their request, and follow once it has arrived", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    world.isUnsent = true;
    await page.add("1");
    await world.advance(MINUTE);
    expect([world.asked, page.states()]).toEqual([[], ["1 waiting"]]);
    world.isUnsent = false;
    await page.wake();
    expect(page.states()).toEqual(["1 sent"]);
  });

  test("that were put off while the device's clock ran ahead go out once it is set right", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    world.outcome = { is: "failed", wait: 30_000 };
    world.now += 24 * 60 * MINUTE;
    await page.add("1");
    await settle();
    world.now -= 24 * 60 * MINUTE;
    world.outcome = done;
    await page.wake();
    expect(page.states()).toEqual(["1 sent"]);
  });

  test("wait for as long as the server asks", async () => {
    const world = createPhotoQueueWorld();
    world.outcome = { is: "failed", wait: 10 * MINUTE };
    const page = world.open();
    await page.add("1");
    await world.advance(9 * MINUTE);
    expect(world.asked).toEqual(["+1"]);
    world.outcome = done;
    await world.advance(20 * MINUTE);
    expect(page.states()).toEqual(["1 sent"]);
  });

  test("that are refused say why, hold up no other, and are sent again only when asked to", async () => {
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

  test("are not tried again in vain where the host takes none", async () => {
    const world = createPhotoQueueWorld();
    world.outcome = { is: "not taken here" };
    const page = world.open();
    await page.add("1");
    await world.advance(60 * MINUTE);
    expect([world.asked, page.isTaken()]).toEqual([["+1"], false]);
  });

  test("that nobody took are dropped after as many days as the privacy policy says", async () => {
    const world = createPhotoQueueWorld();
    world.isUnsent = true;
    await world.open().add("1");
    world.now += retention.unsentRequest.amount * 24 * 60 * MINUTE;
    await world.open().wake();
    expect(world.store.photos.size).toBe(0);
  });
});

test("what is shown follows the progress, and watchers hear of it until they stop listening", async () => {
  const world = createPhotoQueueWorld();
  const release = Promise.withResolvers<Outcome>();
  let progress: ((part: number) => void) | undefined;
  const page = world.open({
    send: (_, onProgress) => {
      progress = onProgress;
      return release.promise;
    },
  });
  await page.add("1");
  await settle();
  let heard = 0;
  const stop = page.watch(() => {
    heard += 1;
  });
  progress?.(0.5);
  expect(page.shown()).toMatchObject([{ state: "sending", part: 0.5 }]);
  expect(page.shown()).toBe(page.shown());
  stop();
  progress?.(0.75);
  expect(heard).toBe(1);
  release.resolve(done);
});

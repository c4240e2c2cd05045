import { describe, expect, test } from "vitest";
import { createPhotoQueueWorld, done, failed, MINUTE } from "#tests/support/photo-queue-world.ts";
import { settle } from "#tests/support/virtual-time.ts";
import type { Outcome } from "./photo-calls.ts";

describe("a photo that is taken back", () => {
  test("after it was sent is forgotten by the server, and by the page", async () => {
    const world = createPhotoQueueWorld();
    const page = world.open();
    await page.add("1");
    await settle();
    world.outcome = failed;
    await page.remove("1");
    await settle();
    expect([page.states(), world.isWaiting]).toEqual([[], true]);
    world.outcome = done;
    await world.advance(MINUTE);
    expect(world.asked.slice(0, 2)).toEqual(["+1", "-1"]);
    expect(world.store.photos.size).toBe(0);
  });

  test("while it is being sent is forgotten by the server too", async () => {
    const world = createPhotoQueueWorld();
    let isAborted = false;
    const page = world.open({
      send: ({ key, bytes }, _, signal) => {
        world.asked.push((bytes ? "+" : "-") + key);
        if (!bytes) return Promise.resolve(done);
        return new Promise((resolve) =>
          signal?.addEventListener("abort", () => {
            isAborted = true;
            resolve(failed);
          }),
        );
      },
    });
    await page.add("1");
    await settle();
    expect(page.shown()).toMatchObject([{ state: "sending", part: 0 }]);
    await page.remove("1");
    await world.advance(MINUTE);
    expect(isAborted).toBe(true);
    expect(world.asked).toEqual(["+1", "-1"]);
    expect([page.states(), world.store.photos.size]).toEqual([[], 0]);
  });

  test.each([
    ["arrives", done],
    ["fails", { is: "failed", wait: MINUTE } as const],
    ["is refused", { is: "refused", problem: "no" } as const],
  ])("in one page while another's upload of it %s is forgotten by the server", async (_, end) => {
    const world = createPhotoQueueWorld();
    const release = Promise.withResolvers<Outcome>();
    world.outcome = () => release.promise;
    const sending = world.open();
    await sending.add("1");
    const other = world.open();
    await other.wake();
    await other.remove("1");
    world.outcome = done;
    release.resolve(end);
    await world.advance(2 * MINUTE);
    expect(world.asked).toEqual(["+1", "-1"]);
    expect([sending.states(), world.store.photos.size]).toEqual([[], 0]);
  });

  test("in one page is not brought back by a press of retry in another", async () => {
    const world = createPhotoQueueWorld();
    world.outcome = failed;
    const stale = world.open();
    await stale.add("1");
    await settle();
    const other = world.open();
    await other.wake();
    await other.remove("1");
    await settle();
    world.outcome = done;
    await stale.retry("1");
    await world.advance(MINUTE);
    expect(world.asked.at(-1)).toBe("-1");
    expect([stale.states(), world.store.photos.size]).toEqual([[], 0]);
  });
});

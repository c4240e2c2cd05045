import { describe, expect, test } from "vitest";
import { retention } from "#facts/privacy.ts";
import type { StorageMood } from "#tests/support/browser-storage.ts";
import {
  createWorld,
  exampleForm,
  HOUR,
  MINUTE,
  reachable,
  SECOND,
} from "#tests/support/browser-world.ts";

describe("a host that takes no form posts", () => {
  const refuse = async (status: number, mood: StorageMood = "willing") => {
    const world = createWorld();
    world.storage.mood = mood;
    world.network = { status };
    const tab = world.openTab();
    tab.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    return { world, tab };
  };

  test.each([404, 405, 501])(
    "is known by %d, on the next visit and in other tabs too",
    async (status) => {
      const { world, tab } = await refuse(status);
      expect(tab.isNotTaken()).toBe(true);
      tab.close();
      const later = world.openTab();
      later.sendUnsent();
      expect(later.isNotTaken()).toBe(true);
    },
  );

  test.each([400, 403, 413, 422, 429, 500, 503])("is not known by %d", async (status) => {
    for (const mood of ["willing", "forbidden"] as const) {
      const { tab } = await refuse(status, mood);
      expect([tab.hasUnsent(), tab.isNotTaken()]).toEqual([true, false]);
    }
  });

  test.each(["full", "forbidden", "forgetful"] as const)(
    "is known by the open page where the storage is %s",
    async (mood) => {
      const { world, tab } = await refuse(405, mood);
      expect(tab.isNotTaken()).toBe(true);
      world.network = reachable;
      await world.advance(HOUR);
      expect([tab.hasUnsent(), tab.isNotTaken()]).toEqual([false, false]);
    },
  );

  test("has changed its mind once it has confirmed any request, whichever tab sent it", async () => {
    const { world, tab } = await refuse(405);
    world.network = reachable;
    const other = world.openTab();
    other.sendQuoteRequest(exampleForm());
    await world.advance(SECOND);
    expect([tab.hasUnsent(), tab.isNotTaken()]).toEqual([true, false]);
    expect([other.hasUnsent(), other.isNotTaken()]).toEqual([true, false]);
  });

  test("is still one while the network is gone", async () => {
    const { world, tab } = await refuse(405);
    world.network = "offline";
    await world.advance(20 * MINUTE);
    expect(tab.isNotTaken()).toBe(true);
  });

  test("leaves nothing behind once its requests are too old or delivered", async () => {
    const { world, tab } = await refuse(405);
    await world.advance(retention.unsentRequest.amount * 24 * HOUR + HOUR);
    expect(world.storage.entries.size).toBe(0);
    expect(tab.isNotTaken()).toBe(false);
  });
});

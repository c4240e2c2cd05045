import { describe, expect, test } from "vitest";
import { photoLimits } from "#contract/photos.ts";
import {
  buildPhoto,
  createSiteWithPhotos,
  readPhotos,
  requestKey,
} from "#tests/support/test-photos.ts";
import { buildUuid } from "#tests/support/test-site.ts";
import { findPhoto, listPhotosOf } from "./find.ts";
import { listPhotoKeys, measurePhotos, removePhoto } from "./store.ts";

describe("a photo", () => {
  test("belongs only to the request whose key it is sent with, even if this request repeats another", async () => {
    const { sendForm, database, save } = await createSiteWithPhotos(1);
    const [again, stranger] = [buildUuid(2), buildUuid(3)];
    for (const key of [again, stranger]) {
      await sendForm({ make: "TESLA" }, { "Idempotency-Key": key });
    }
    expect(await listPhotoKeys(database.queries, stranger)).toEqual([]);
    const { photoKey } = buildPhoto(1);
    await removePhoto(database, { requestKey: stranger, photoKey });
    for (let number = 10; number < 10 + photoLimits.count; number += 1) {
      expect(await save(number, { requestKey: stranger })).toBe("stored");
    }
    expect(await listPhotoKeys(database.queries, requestKey)).toEqual([photoKey]);
    expect(await save(1, { requestKey: again })).toBe("stored");
    expect(await listPhotosOf(database.queries, [2])).toHaveLength(1);
    expect(await save(2)).toBe("stored");
  });

  test("beyond the limit per request is not stored, even if many arrive at once", async () => {
    const { database, save } = await createSiteWithPhotos(0);
    const numbers = Array.from({ length: 2 * photoLimits.count }, (_, index) => index + 1);
    const saved = await Promise.all(numbers.map((number) => save(number)));
    expect(saved.filter((one) => one === "stored")).toHaveLength(photoLimits.count);
    expect(saved.filter((one) => one === "too many")).toHaveLength(photoLimits.count);
    expect(await readPhotos(database)).toHaveLength(photoLimits.count);
  });

  test("beyond the reserved space is not stored, but a stored one counts as known", async () => {
    const { database, save } = await createSiteWithPhotos(2);
    expect(await measurePhotos(database.queries)).toBe(2000);
    expect(await save(3, {}, 2000)).toBe("no space");
    expect(await save(2, {}, 2000)).toBe("known");
    expect(await save(3, {}, 2001)).toBe("stored");
  });

  test("sent with spam counts against an extra twentieth of the space, not against customers' space", async () => {
    const { sendForm, save } = await createSiteWithPhotos(0);
    const spam = { requestKey: buildUuid(2) };
    await sendForm({ "bot-field": "x" }, { "Idempotency-Key": spam.requestKey });
    const saved: string[] = [];
    for (const number of [1, 2, 3]) saved.push(await save(number, spam, 40_000));
    expect(saved).toEqual(["stored", "stored", "no space"]);
    expect(await save(4, {}, 1000)).toBe("stored");
    expect(await save(5, {}, 1000)).toBe("no space");
  });
});

describe("a photo deleted by the visitor", () => {
  const deletePhoto = (
    { database }: Awaited<ReturnType<typeof createSiteWithPhotos>>,
    number: number,
  ) => removePhoto(database, { requestKey, photoKey: buildPhoto(number).photoKey });

  test("loses its bytes and makes room for another", async () => {
    const site = await createSiteWithPhotos(photoLimits.count);
    expect(await deletePhoto(site, 1)).toBe("removed");
    const [row] = await readPhotos(site.database);
    expect(row).toMatchObject({ bytes: 0 });
    expect(row?.image.byteLength).toBe(0);
    expect(await findPhoto(site.database.queries, 1)).toBeUndefined();
    const listed = await listPhotosOf(site.database.queries, [1]);
    expect(listed.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(await listPhotoKeys(site.database.queries, requestKey)).toHaveLength(
      photoLimits.count - 1,
    );
    expect(await site.save(100)).toBe("stored");
  });

  test("is not restored by an upload that was under way", async () => {
    const site = await createSiteWithPhotos(0);
    await deletePhoto(site, 1);
    expect(await site.save(1)).toBe("known");
    expect(await listPhotoKeys(site.database.queries, requestKey)).toEqual([]);
  });

  test("still counts towards the limit on rows, even if it was never stored", async () => {
    const site = await createSiteWithPhotos(0);
    const made: string[] = [];
    for (let number = 1; number <= 40; number += 1) made.push(await deletePhoto(site, number));
    expect(made.filter((one) => one === "removed")).toHaveLength(4 * photoLimits.count);
    expect(await deletePhoto(site, 1)).toBe("removed");
    expect(await site.save(100)).toBe("too many");
  });
});

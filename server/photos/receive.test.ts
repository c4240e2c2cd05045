import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photoLimits, photosPath } from "#contract/photos.ts";
import { studio } from "#studio/studio.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { createSiteWithSender, type PhotoCall } from "#tests/support/photo-sender.ts";
import { readPhotos, requestKey } from "#tests/support/test-photos.ts";
import { buildUuid } from "#tests/support/test-site.ts";
import { uploadTurns } from "./turns.ts";

describe("a photo", () => {
  test("is made anew and stored, once however often it is sent", async () => {
    const { call, database } = await createSiteWithSender();
    const answers = await Promise.all([call(1), call(1)]);
    answers.push(await call(1), await call(2));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const photos = await readPhotos(database);
    expect(photos).toHaveLength(2);
    expect(photos[0]).toMatchObject({ quoteRequestId: 1, width: 40, height: 30 });
    expect((await sharp(photos[0]?.image).metadata()).format).toBe("jpeg");
  });

  test.each<[string, number, PhotoCall]>([
    ["without its request's key", 400, { headers: { "Quote-Request-Key": "" } }],
    ["without a key of its own", 400, { headers: { "Idempotency-Key": "1" } }],
    ["of an unknown request", 403, { headers: { "Quote-Request-Key": buildUuid(9) } }],
    ["from another site", 403, { headers: { "Sec-Fetch-Site": "cross-site" } }],
    ["under another type", 415, { headers: { "Content-Type": "image/svg+xml" } }],
    ["without a type", 415, { headers: { "Content-Type": "" } }],
    ["that is none", 415, { body: "JPEG, I swear" }],
    ["that says it is too large", 413, { headers: { "Content-Length": "99999999" } }],
    ["that is too large", 413, { body: Buffer.alloc(photoLimits.upload + 1) }],
  ])("%s is refused with %i, in words", async (_, status, changes) => {
    const { call, database } = await createSiteWithSender();
    const answer = await call(1, changes);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(studio.email);
    expect(await readPhotos(database)).toEqual([]);
  });

  test("beyond the number of its request is refused with 409", async () => {
    const { call, database } = await createSiteWithSender();
    for (let number = 1; number <= photoLimits.count; number += 1) await call(number);
    const answer = await call(100);
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining(`We have ${photoLimits.count} already`),
    ]);
    expect((await call(1)).status).toBe(204);
    expect(await readPhotos(database)).toHaveLength(photoLimits.count);
  });

  test("beyond the space set aside is refused with 507 and the telephone, and a request is taken", async () => {
    const { call, save } = await createSiteWithSender({ settings: { PHOTO_SPACE_MB: "1" } });
    await save(1, { image: new Uint8Array(1024 * 1024) });
    const answer = await call(2);
    expect([answer.status, await answer.text()]).toEqual([
      507,
      expect.stringContaining(studio.phone.display),
    ]);
  });

  test("that breaks off is not stored, and can be sent again", async () => {
    const { call, database } = await createSiteWithSender();
    const small = await makePicture(40, 30);
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(small.subarray(0, 100)),
      pull: (controller) => controller.error(new Error("broken off")),
    });
    expect((await call(1, { body: broken })).status).toBe(400);
    expect(await readPhotos(database)).toEqual([]);
    expect((await call(1)).status).toBe(204);
  });

  test("is not read where too many are under way, and its sender is asked to wait", async () => {
    const { call } = await createSiteWithSender();
    const endings: (() => void)[] = [];
    const slow = () =>
      new ReadableStream(
        {
          pull: (controller) => {
            endings.push(() => controller.error(new Error("broken off")));
            return new Promise(() => {});
          },
        },
        { highWaterMark: 0 },
      );
    const held = Array.from({ length: uploadTurns.perClient }, (_, number) =>
      call(number, { body: slow() }),
    );
    await expect.poll(() => endings.length).toBe(uploadTurns.perClient);
    const asked = await call(50);
    expect([asked.status, asked.headers.get("Retry-After")]).toEqual([503, "10"]);
    for (const end of endings) end();
    await Promise.all(held);
    expect((await call(50)).status).toBe(204);
  });

  test("that could not be written is asked for again, and the log says why", async () => {
    const { call, logLines } = await createSiteWithSender({
      pictures: { make: () => Promise.reject(new Error("no library")), stop: async () => {} },
    });
    const answer = await call(1);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(logLines.join()).toContain("photo not stored");
  });

  test("leaves no trace of its keys in the log", async () => {
    const { call, logLines } = await createSiteWithSender();
    await call(1);
    await call(1, { method: "DELETE" });
    await call(1, { headers: { "Idempotency-Key": "1" } });
    expect(logLines.join()).not.toContain(requestKey);
    expect(logLines.join()).not.toContain(buildUuid(101));
  });

  test("is not taken without end from one address", async () => {
    const { call } = await createSiteWithSender({
      settings: { RATE_LIMIT: "on", RATE_PER_MINUTE: "1" },
    });
    const statuses: number[] = [];
    for (let number = 1; number <= 3 * photoLimits.count + 1; number += 1) {
      statuses.push((await call(1)).status);
    }
    expect(statuses.slice(0, -1)).toEqual(Array(3 * photoLimits.count).fill(204));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("a sender", () => {
  test("is told which photos have arrived", async () => {
    const { call } = await createSiteWithSender();
    await call(1);
    await call(2);
    const answer = await call(0, { method: "GET" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual([buildUuid(101), buildUuid(102)]);
    const other = { "Quote-Request-Key": buildUuid(9) };
    expect((await call(0, { method: "GET", headers: other })).status).toBe(403);
  });

  test("can take a photo back, and nobody else can", async () => {
    const { call, database } = await createSiteWithSender();
    await call(1);
    const other = { "Quote-Request-Key": buildUuid(9) };
    expect((await call(1, { method: "DELETE", headers: other })).status).toBe(403);
    expect((await call(1, { method: "DELETE" })).status).toBe(204);
    expect(await (await call(0, { method: "GET" })).json()).toEqual([]);
    expect((await readPhotos(database))[0]).toMatchObject({ bytes: 0 });
  });

  test("who types the address in is told that there is no page", async () => {
    const { ask } = await createSiteWithSender();
    expect((await ask(photosPath)).status).toBe(404);
  });

  test("who asks in another way is told which ways there are", async () => {
    const { call } = await createSiteWithSender();
    const answer = await call(1, { method: "PUT" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, POST, DELETE"]);
  });
});

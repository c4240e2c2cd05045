import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import { photoLimits, photosPath } from "#contract/photos.ts";
import { studio } from "#studio/studio.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { createSiteWithPhotos, readPhotos, requestKey } from "#tests/support/test-photos.ts";
import { buildUuid, type TestSiteOptions } from "#tests/support/test-site.ts";
import { createPictureMaker } from "./picture.ts";
import { uploadMemory } from "./upload-memory.ts";

/** `undefined` headers are omitted. */
type PhotoCall = {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string | undefined> | undefined;
};

const small = await makePicture(40, 30);

// Shared, since starting its process takes longer than a test.
const { make, stop } = createPictureMaker();
afterAll(stop);
const pictures = { make, stop: async () => {} };

/** A site with one stored request. `call` makes one call about the photo with the given number. */
async function createSiteWithSender(options?: TestSiteOptions) {
  const site = await createSiteWithPhotos(0, { pictures, ...options });
  const call = (number: number, { method = "POST", body = small, headers }: PhotoCall = {}) => {
    const sent = {
      "Content-Type": "image/jpeg",
      "Quote-Request-Key": requestKey,
      "Idempotency-Key": buildUuid(100 + number),
      ...headers,
    };
    const init = {
      method,
      headers: Object.entries(sent).filter(([, value]) => value !== undefined),
      ...(method === "POST" && { body, duplex: "half" }),
    } as RequestInit;
    return site.ask(photosPath, init, { address: "192.0.2.1" });
  };
  return { ...site, call };
}

const foreign = { "Quote-Request-Key": buildUuid(9) };

describe("a photo", () => {
  test("is re-encoded and stored once, even if sent repeatedly", async () => {
    const { call, database } = await createSiteWithSender();
    const answers = await Promise.all([call(1), call(1)]);
    answers.push(await call(1), await call(2, { headers: { "Content-Type": "Image/WebP ; q=1" } }));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const photos = await readPhotos(database);
    expect(photos).toMatchObject([{ quoteRequestId: 1, width: 40, height: 30 }, {}]);
    expect((await sharp(photos[0]?.image).metadata()).format).toBe("jpeg");
  });

  test.each<[string, number, PhotoCall]>([
    ["without its request's key", 400, { headers: { "Quote-Request-Key": "" } }],
    ["without its own key", 400, { headers: { "Idempotency-Key": "1" } }],
    ["of an unknown request", 403, { headers: foreign }],
    ["from another site", 403, { headers: { "Sec-Fetch-Site": "cross-site" } }],
    ["with an unsupported type", 415, { headers: { "Content-Type": "image/svg+xml" } }],
    ["without a type", 415, { headers: { "Content-Type": undefined } }],
    ["that is text", 415, { body: "JPEG, I swear" }],
    ["whose Content-Length is too large", 413, { headers: { "Content-Length": "99999999" } }],
    ["that is too large", 413, { body: Buffer.alloc(photoLimits.upload + 1) }],
  ])("%s is refused with %i and an explanation", async (_, status, changes) => {
    const { call, database } = await createSiteWithSender();
    const answer = await call(1, changes);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text).toContain(studio.email);
    if (status === 413) expect(text).toContain("up to 5 MB and 2,400 by 2,400 pixels");
    expect(await readPhotos(database)).toEqual([]);
  });

  test("is answered with its key, as proof that the site answered", async () => {
    const { call } = await createSiteWithSender();
    const calls: [number, PhotoCall][] = [
      [204, {}],
      [204, { method: "DELETE" }],
      [403, { headers: foreign }],
      [415, { body: "JPEG, I swear" }],
    ];
    for (const [place, [status, changes]] of calls.entries()) {
      const answer = await call(place, changes);
      const named = answer.headers.get("Idempotency-Key");
      expect([answer.status, named]).toEqual([status, buildUuid(100 + place)]);
    }
  });

  test("beyond the limit per request is refused with 409 and not decoded", async () => {
    const make = vi.fn(async () => "no picture" as const);
    const { call, save } = await createSiteWithSender({ pictures: { make, stop: async () => {} } });
    for (let number = 1; number <= photoLimits.count; number += 1) await save(number);
    const answer = await call(100);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("We have 8 already");
    expect(make).not.toHaveBeenCalled();
  });

  test("beyond the reserved space is refused with 507 and the phone number", async () => {
    const { call, save } = await createSiteWithSender({ settings: { PHOTO_SPACE_MB: "1" } });
    await save(1, { image: new Uint8Array(1024 * 1024 - 100_000) });
    expect((await call(2)).status).toBe(204);
    await save(3, { image: new Uint8Array(100_000) });
    const answer = await call(4);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([507, "3600"]);
    expect(await answer.text()).toContain(studio.phone.display);
  });

  test("whose upload breaks off is not stored, and can be sent again", async () => {
    const { call, database } = await createSiteWithSender();
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(small.subarray(0, 100)),
      pull: (controller) => controller.error(new Error("broken off")),
    });
    // After 408, the page sends the photo again by itself.
    expect((await call(1, { body: broken })).status).toBe(408);
    expect(await readPhotos(database)).toEqual([]);
    expect((await call(1)).status).toBe(204);
  });

  test("is accepted during any number of slow uploads, but refused while uploads fill the memory", async () => {
    const { call } = await createSiteWithSender();
    const endings: (() => void)[] = [];
    const hold = (bytes: number) =>
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(bytes)),
        pull: (controller) => {
          endings.push(() => controller.error(new Error("broken off")));
          return new Promise(() => {});
        },
      });
    const drips = Array.from({ length: 20 }, (_, number) => call(number, { body: hold(1) }));
    await expect.poll(() => endings.length).toBe(20);
    expect((await call(50)).status).toBe(204);
    const large = uploadMemory.perNetwork / 2 - 600_000;
    const held = [60, 61].map((number) => call(number, { body: hold(large) }));
    await expect.poll(() => endings.length).toBe(22);
    const answer = await call(51, { body: Buffer.alloc(300_000) });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
    for (const end of endings) end();
    await Promise.all([...drips, ...held]);
    expect((await call(51, { body: Buffer.alloc(300_000) })).status).toBe(415);
  });

  test("that could not be stored is answered with a time to retry, and the failure is logged", async () => {
    const { call, logLines } = await createSiteWithSender({
      pictures: { make: () => Promise.reject(new Error("no library")), stop: async () => {} },
    });
    const answer = await call(1);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(logLines.join()).toContain("photo call failed");
    for (const key of [requestKey, buildUuid(101)]) expect(logLines.join()).not.toContain(key);
  });

  test.each([{ RATE_PER_MINUTE: "1" }, { RATE_PER_HOUR: "1" }])(
    "is rate-limited per address by %o",
    async (limit) => {
      const { call } = await createSiteWithSender({ settings: { RATE_LIMIT: "on", ...limit } });
      const most = 3 * photoLimits.count;
      const answers: Response[] = [];
      for (let number = 0; number <= most; number += 1) answers.push(await call(1));
      expect(answers.map(({ status }) => status)).toEqual([...Array(most).fill(204), 429]);
      expect(Number(answers[most]?.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await answers[most]?.text()).toContain("Please send the photo again later.");
    },
  );
});

describe("a sender", () => {
  test("can list the photos that have arrived, and delete each", async () => {
    const { call, database } = await createSiteWithSender();
    for (const number of [1, 2]) await call(number);
    const answer = await call(0, { method: "GET" });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual([buildUuid(101), buildUuid(102)]);
    const deletePhoto = async (headers?: PhotoCall["headers"]) =>
      (await call(1, { method: "DELETE", headers })).status;
    expect(await deletePhoto({ "Idempotency-Key": "1" })).toBe(400);
    expect(await deletePhoto()).toBe(204);
    expect(await (await call(0, { method: "GET" })).json()).toEqual([buildUuid(102)]);
    expect((await readPhotos(database))[0]).toMatchObject({ bytes: 0 });
  });

  test("without the request's key learns nothing and changes nothing", async () => {
    const { call, database } = await createSiteWithSender();
    await call(1);
    for (const method of ["GET", "POST", "DELETE"])
      expect((await call(1, { method, headers: foreign })).status).toBe(403);
    expect((await readPhotos(database))[0]?.bytes).toBeGreaterThan(0);
  });

  test("who uses an unsupported method is told the allowed ones", async () => {
    const answer = await (await createSiteWithSender()).call(1, { method: "PUT" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, POST, DELETE"]);
  });
});

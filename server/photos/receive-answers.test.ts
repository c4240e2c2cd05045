import { expect, test, vi } from "vitest";
import { photoLimits } from "#contract/photos.ts";
import { createSiteWithSender, type PhotoCall } from "#tests/support/photo-sender.ts";
import { buildUuid } from "#tests/support/test-site.ts";

const foreign = { "Quote-Request-Key": buildUuid(9) };

test("a photo that could not be stored is not decoded", async () => {
  const make = vi.fn(async () => "no picture" as const);
  const { call, save } = await createSiteWithSender({ pictures: { make, stop: async () => {} } });
  expect((await call(1, { headers: foreign })).status).toBe(403);
  for (let number = 1; number <= photoLimits.count; number += 1) await save(number);
  expect((await call(1)).status).toBe(409);
  expect(make).not.toHaveBeenCalled();
});

test("the body of what is refused is read to its end, unless it comes from another site", async () => {
  const { call } = await createSiteWithSender();
  const isRead = async (headers: PhotoCall["headers"]) => {
    const close = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
    await call(1, { body: new ReadableStream({ pull: close }, { highWaterMark: 0 }), headers });
    return close.mock.calls.length === 1;
  };
  expect(await isRead(foreign)).toBe(true);
  expect(await isRead({ "Sec-Fetch-Site": "cross-site" })).toBe(false);
});

test("a type is known in any case and with what may stand behind it", async () => {
  const { call } = await createSiteWithSender();
  const status = async (type: string | undefined) =>
    (await call(1, { headers: { "Content-Type": type } })).status;
  expect(await status("Image/JPEG ; q=1")).toBe(204);
  expect(await status(undefined)).toBe(415);
});

test("a photo is taken back by a key of its own alone", async () => {
  const { call } = await createSiteWithSender();
  const takeBack = (headers?: PhotoCall["headers"]) => call(1, { method: "DELETE", headers });
  expect((await takeBack({ "Idempotency-Key": "1" })).status).toBe(400);
  const answer = await takeBack();
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([204, "no-store"]);
});

test("more photos than a request remembers cannot be taken back", async () => {
  const { call } = await createSiteWithSender();
  const statuses: number[] = [];
  for (let number = 0; number <= 4 * photoLimits.count; number += 1) {
    statuses.push((await call(number, { method: "DELETE" })).status);
  }
  expect(statuses.indexOf(409)).toBe(4 * photoLimits.count);
});

test("who sends too many is told when to try again", async () => {
  const { call } = await createSiteWithSender({
    settings: { RATE_LIMIT: "on", RATE_PER_MINUTE: "1" },
  });
  for (let number = 1; number <= 3 * photoLimits.count; number += 1) await call(1);
  const answer = await call(1);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await answer.text()).toMatch(
    /^That was a lot at once\. Please send the photo again later\. /,
  );
});

import { expect, test, vi } from "vitest";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import { firstKey, HOUR, MINUTE, SECOND, toResponse } from "#tests/support/browser-world.ts";
import { createPost } from "./post.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const never = () => () => {};

async function ask(status: number, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => toResponse({ status, headers }));
  const outcome = await createPost({ fetch, now: () => NOW, setTimer: never })(firstKey, "a=1");
  return { outcome, call: fetch.mock.lastCall };
}

test("a post is URL-encoded, carries its key, outlasts its tab and follows no redirect", async () => {
  const { call: [path, init] = ["", {}] } = await ask(204);
  const request = new Request(`http://site.test${path}`, init);
  expect([path, request.method, await request.text()]).toEqual(["/", "POST", "a=1"]);
  expect(request.headers.get("Idempotency-Key")).toBe(firstKey);
  expect(init).toMatchObject({ keepalive: true, redirect: "manual" });
});

test.each([
  ["our server's response with the request's key", 204, { [idempotencyKeyHeader]: firstKey }],
  ["Netlify's response to a form that it records", 200, { "x-nf-request-id": "01J" }],
])("%s proves that the request is stored", async (_, status, headers) => {
  expect((await ask(status, headers)).outcome).toEqual({ isStored: true });
});

const otherKey = firstKey.replace("1", "2");

test.each([
  ["a static host's own page", 200, {}],
  ["a Wi-Fi portal's response", 204, {}],
  ["a cached response to another request", 204, { [idempotencyKeyHeader]: otherKey }],
  ["a redirect to another origin", 301, { [idempotencyKeyHeader]: firstKey }],
  ["a redirect to the thank-you page", 303, { [idempotencyKeyHeader]: firstKey }],
  ["an error response with the key", 503, { [idempotencyKeyHeader]: firstKey }],
  ["Netlify's response to an unknown form", 404, { "x-nf-request-id": "01J" }],
])("%s does not prove that the request is stored", async (_, status, headers) => {
  expect((await ask(status, headers)).outcome).toMatchObject({ isStored: false });
});

test("a request without a response is aborted after 15 seconds and counts as unsent", async () => {
  const fetch = (_: string, init: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init.signal?.addEventListener("abort", () => reject(new TypeError("Failed to fetch"))),
    );
  let waited = 0;
  const setTimer = (run: () => void, milliseconds: number) => {
    waited = milliseconds;
    queueMicrotask(run);
    return () => {};
  };
  const post = createPost({ fetch, now: () => NOW, setTimer });
  expect(await post(firstKey, "a=1")).toMatchObject({ isStored: false, wait: 0 });
  expect(waited).toBe(15 * SECOND);
});

test.each<[number, string | undefined, number]>([
  [500, undefined, 0],
  [408, undefined, 0],
  [425, undefined, 0],
  [429, "120", 120 * SECOND],
  [503, "Fri, 20 Nov 2026 12:05:00 GMT", 5 * MINUTE],
  [503, "999999999", HOUR],
  [503, "soon", 0],
  [503, "-5", 0],
  [403, undefined, 10 * MINUTE],
  [405, undefined, 10 * MINUTE],
  [422, "5", 10 * MINUTE],
  [302, undefined, 0],
])("after status %d with Retry-After %s, the request waits %d ms", async (status, after, wait) => {
  const headers = after === undefined ? {} : { "Retry-After": after };
  expect((await ask(status, headers)).outcome).toMatchObject({ isStored: false, wait });
});

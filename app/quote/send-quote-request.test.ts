// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idempotencyKeyHeader, quoteForm } from "#contract/quote-request.ts";
import { sentNote, unsentPrefix } from "./unsent-store.ts";

const fetch = vi.fn<typeof globalThis.fetch>();
const request = vi.fn();
let page: typeof import("./send-quote-request.ts");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetch);
  localStorage.clear();
  vi.resetModules();
  page = await import("./send-quote-request.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answer = (status: number) => Promise.resolve(new Response(null, { status }));
const form = () => new URLSearchParams({ firstName: "Ada" });
const keys = () =>
  fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get(idempotencyKeyHeader) ?? "");

/** A browser with locks that nobody holds. */
function haveLocks() {
  request.mockImplementation((_, options, use) => use(options.ifAvailable ? {} : null));
  vi.stubGlobal("navigator", { locks: { request } });
}

test("a request goes to the site's root under a key that no other has, as a UUID of version 4, and leaves no timer", async () => {
  fetch.mockImplementation(() => answer(200));
  for (let visitor = 0; visitor < 50; visitor++) await page.sendQuoteRequest(form());
  expect(new Set(fetch.mock.calls.map(([path]) => path))).toEqual(new Set([quoteForm.action]));
  expect(vi.getTimerCount()).toBe(0);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (const key of keys()) expect(key).toMatch(uuid);
  expect(new Set(keys()).size).toBe(50);
  const [used, variants] = [(key: string) => [...key], (key: string) => [key[19]]].map(
    (pick) => new Set(keys().flatMap(pick)),
  );
  expect([...(used ?? [])].sort().join("")).toBe("-0123456789abcdef");
  expect([...(variants ?? [])].sort().join("")).toBe("89ab");
});

test("a request is kept by this browser while it is sent, under a lock where there are locks", async () => {
  haveLocks();
  let kept = 0;
  fetch.mockImplementation(() => {
    kept = localStorage.length;
    return answer(200);
  });
  await page.sendQuoteRequest(form());
  expect([kept, Object.keys(localStorage)]).toEqual([1, [sentNote]]);
  expect(request.mock.calls[0]?.[0]).toBe(unsentPrefix + keys()[0]);
});

test("one that failed is sent again while the page is open, and a delivered one is not", async () => {
  fetch.mockImplementationOnce(() => answer(500)).mockImplementation(() => answer(200));
  const told = vi.fn();
  page.watch(told);
  await page.sendQuoteRequest(form());
  expect([page.hasUnsent(), page.isNotTaken()]).toEqual([true, false]);
  expect(told).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.hasUnsent()).toBe(false);
  expect(new Set(keys()).size).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

/** What an earlier visit has left. */
function leaveUnsent() {
  const key = "00000000-0000-4000-8000-000000000001";
  localStorage.setItem(unsentPrefix + key, `${Date.now()} 0 firstName=Ada`);
  return key;
}

test.each(["load", "online", "storage"])(
  "a page goes on with what it finds unsent: when it starts, when the connection is back, when another tab has gone (%s)",
  async (when) => {
    haveLocks();
    fetch.mockImplementation(() => answer(200));
    const listen = vi.spyOn(globalThis, "addEventListener");
    if (when === "load") leaveUnsent();
    page.keepSendingUnsent();
    if (when !== "load") leaveUnsent();
    dispatchEvent(new Event(when));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([sentNote]);
    for (const [type, run] of listen.mock.calls) removeEventListener(type, run as EventListener);
  },
);

test("a request that hangs is called off", async () => {
  fetch.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const sent = page.sendQuoteRequest(form());
  await vi.advanceTimersByTimeAsync(15_000);
  await sent;
  expect(page.hasUnsent()).toBe(true);
  fetch.mockImplementation(() => answer(200));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.hasUnsent()).toBe(false);
});

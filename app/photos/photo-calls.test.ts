import { expect, onTestFinished, test, vi } from "vitest";
import { type Answer, type Ask, askByXhr, createPhotoCalls } from "./photo-calls.ts";

const photo = { key: "k", request: "r", bytes: new ArrayBuffer(4) };
const answered = (status: number, given: Partial<Answer> = {}): Ask => {
  const answer: Answer = {
    status,
    text: "",
    retryAfter: null,
    date: null,
    photoKey: "k",
    ...given,
  };
  return async () => answer;
};

test.each<[number, string | null, object]>([
  [204, null, { is: "done" }],
  [404, null, { is: "unsupported" }],
  [405, null, { is: "unsupported" }],
  [501, null, { is: "unsupported" }],
  [400, null, { is: "refused", problem: "In words." }],
  [403, null, { is: "refused", problem: "In words." }],
  [409, null, { is: "refused", problem: "In words." }],
  [413, null, { is: "refused", problem: "In words." }],
  [415, null, { is: "refused", problem: "In words." }],
  [507, "3600", { is: "refused", problem: "In words." }],
  [408, null, { is: "failed", wait: 0 }],
  [429, "30", { is: "failed", wait: 30_000 }],
  [503, "99999999", { is: "failed", wait: 3_600_000 }],
  [500, "soon", { is: "failed", wait: 0 }],
])("a response with status %i and Retry-After %s means %o", async (status, retryAfter, outcome) => {
  const { send } = createPhotoCalls(answered(status, { text: "In words.\n", retryAfter }));
  expect(await send(photo)).toMatchObject(outcome);
});

test.each<[string, number, string | null, number?]>([
  ["a Wi-Fi portal's page, or a followed redirect", 200, null],
  ["a cached response about another photo", 204, "other"],
  ["a proxy's error page", 413, null],
  ["a busy proxy's answer", 429, null, 0],
])("%s (%i) leaves the photo waiting", async (_, status, photoKey, wait = 600_000) => {
  const { send } = createPhotoCalls(answered(status, { text: "<html>", photoKey }));
  expect(await send(photo)).toMatchObject({ is: "failed", wait });
});

test("the outcome of a failed attempt contains the response's date", async () => {
  const date = "Fri, 20 Nov 2026 12:00:00 GMT";
  const { send } = createPhotoCalls(answered(503, { date }));
  expect(await send(photo)).toMatchObject({ is: "failed", answered: Date.UTC(2026, 10, 20, 12) });
});

test("without a response, a photo is retried and the list of arrived photos is empty", async () => {
  const { send, listArrived } = createPhotoCalls(() => Promise.reject(new Error("offline")));
  expect(await send(photo)).toMatchObject({ is: "failed", wait: 0 });
  expect(await listArrived("r")).toEqual([]);
});

test("a photo is posted, or deleted if it has no bytes, with both keys in headers", async () => {
  const calls: Parameters<Ask>[0][] = [];
  const { send } = createPhotoCalls(async (call) => {
    calls.push(call);
    return { status: 204, text: "", retryAfter: null, date: null, photoKey: "k" };
  });
  await send(photo);
  await send({ ...photo, bytes: undefined });
  const headers = { "Quote-Request-Key": "r", "Idempotency-Key": "k" };
  expect(calls).toEqual([
    { method: "POST", headers: { "Content-Type": "image/jpeg", ...headers }, body: photo.bytes },
    { method: "DELETE", headers },
  ]);
});

test.each<[number, string, unknown]>([
  [200, '["a","b"]', ["a", "b"]],
  [200, "<!doctype html>", "unsupported"],
  [404, "", "unsupported"],
  [403, "", "unknown"],
  [429, "", []],
  [503, "", []],
])("a list request answered %i with body “%s” gives %o", async (status, text, meaning) => {
  expect(await createPhotoCalls(answered(status, { text })).listArrived("r")).toEqual(meaning);
});

test("an upload may take as long as the server waits, 90 seconds, and a list ten", () => {
  const timeouts: number[] = [];
  class FakeRequest {
    upload = {};
    timeout = 0;
    open() {}
    send = () => timeouts.push(this.timeout);
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  void askByXhr({ method: "POST", headers: {}, body: photo.bytes });
  void askByXhr({ method: "GET", headers: {} });
  expect(timeouts).toEqual([90_000, 10_000]);
});

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

type Row = [status: number, retryAfter: string | null, outcome: object];
const refused = { is: "refused", problem: "In words." };

test.each<Row>([
  [204, null, { is: "done" }],
  ...[404, 405, 501].map((status): Row => [status, null, { is: "unsupported" }]),
  ...[400, 403, 409, 413, 415].map((status): Row => [status, null, refused]),
  [507, "3600", refused],
  [408, null, { is: "failed", wait: 0 }],
  [429, "30", { is: "failed", wait: 30_000, answered: Date.UTC(2026, 10, 20, 12) }],
  [503, "99999999", { is: "failed", wait: 3_600_000 }],
  [500, "soon", { is: "failed", wait: 0 }],
])("a response with status %i and Retry-After %s means %o", async (status, retryAfter, outcome) => {
  const date = "Fri, 20 Nov 2026 12:00:00 GMT";
  const { send } = createPhotoCalls(answered(status, { text: "In words.\n", retryAfter, date }));
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
])("a list response %i with body “%s” means %o", async (status, text, meaning) => {
  expect(await createPhotoCalls(answered(status, { text })).listArrived("r")).toEqual(meaning);
});

test("an upload may take 90 s, a list request 10 s, and an aborted upload ends", async () => {
  const timeouts: number[] = [];
  const onProgress = vi.fn();
  class FakeRequest {
    upload = { onprogress: onProgress };
    timeout = 0;
    onabort = () => {};
    open() {}
    abort = () => this.onabort();
    send = () => {
      timeouts.push(this.timeout);
      this.upload.onprogress({ loaded: 1, total: 4 });
    };
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  const abort = new AbortController();
  const upload = { body: photo.bytes, onProgress, signal: abort.signal };
  const asked = askByXhr({ method: "POST", headers: {}, ...upload });
  void askByXhr({ method: "GET", headers: {} });
  expect([timeouts, onProgress.mock.calls]).toEqual([[90_000, 10_000], [[0.25]]]);
  abort.abort();
  await expect(asked).rejects.toThrow();
});

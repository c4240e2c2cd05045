import { describe, expect, onTestFinished, test, vi } from "vitest";
import { quoteLimits } from "#contract/quote-request.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { createTestSite, storedRequests } from "#tests/support/test-site.ts";
import { droppedBytes, readBody, readChunks } from "./body.ts";
import { formBodyLimit, readFormBody } from "./form-body.ts";

const FORM = "application/x-www-form-urlencoded";

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", body, headers: { "Content-Type": FORM, ...headers } };
  return new Request("http://site.test/", { ...init, duplex: "half" } as RequestInit);
}

async function read(request: Request) {
  const body = await readFormBody(request);
  return body.ok ? Object.fromEntries(body.form) : body.status;
}

test.each([FORM, ` ${FORM} ; charset=UTF-8`, `${FORM};charset="utf-8"`])(
  "a form of the type %s is read",
  async (type) => {
    expect(await read(post("a=1", { "Content-Type": type }))).toEqual({ a: "1" });
  },
);

test.each<Record<string, string>>([
  { "Content-Type": "" },
  { "Content-Type": "text/plain" },
  { "Content-Type": "multipart/form-data; boundary=x" },
  { "Content-Type": `${FORM}; charset=latin1` },
  { "Content-Encoding": "gzip" },
])("a body with %o is refused with 415", async (headers) => {
  expect(await read(post("a=1", headers))).toBe(415);
});

test.each<[BodyInit | null, Record<string, string>]>([
  [null, {}],
  ["a=1%2B1+%26+2&b=", { a: "1+1 & 2", b: "" }],
  ["a=100%&b=%zz", { a: "100%", b: "%zz" }],
  ["a=%C3%A9é", { a: "éé" }],
  ["a=%EF%BB%BFx", { a: "\uFEFFx" }],
])("%s is read as %o", async (body, form) => {
  expect(await read(post(body))).toEqual(form);
});

test.each<[string, BodyInit]>([
  ["bytes that are not UTF-8", new Uint8Array([0x61, 0x3d, 0xff])],
  ["escapes that are not UTF-8", "a=%C3"],
  ["lower-case escapes that are not UTF-8", "a=%ff"],
  [
    "a body that breaks off",
    new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) }),
  ],
])("%s is refused with 400", async (_, body) => {
  expect(await read(post(body))).toBe(400);
});

describe("the size limit", () => {
  test("accepts every form within the contract's limits, with any characters", async () => {
    const site = await createTestSite();
    const longest = {
      ...validQuoteRequest,
      ...Object.fromEntries(
        Object.entries(quoteLimits).map(([field, limit]) => [field, "🚐".repeat(limit)]),
      ),
      email: `${"🚐".repeat(quoteLimits.email - 5)}@a.bc`,
    };
    expect((await site.sendForm(longest)).status).toBe(303);
    expect(await storedRequests(site)).toMatchObject([longest]);
  });

  const sized = (bytes: number) => `a=${"x".repeat(bytes - 2)}`;

  test("accepts a body of exactly the limit, and none larger", async () => {
    expect(await read(post(sized(formBodyLimit)))).toEqual({ a: "x".repeat(formBodyLimit - 2) });
    expect(await read(post(sized(formBodyLimit + 1)))).toBe(413);
    // A larger Content-Length is refused, however small the body.
    expect(await read(post(sized(9), { "Content-Length": String(formBodyLimit + 1) }))).toBe(413);
  });

  test("lets a larger body arrive before it is refused, and cancels an endless one", async () => {
    let [sent, isCancelled] = [0, false];
    const body = (most: number) =>
      new ReadableStream({
        pull(controller) {
          if (sent >= most) return controller.close();
          sent += 1024 * 1024;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
        cancel() {
          isCancelled = true;
        },
      });
    const keep = vi.fn();
    expect(await readChunks(post(body(15_000_000)), 100, keep)).toBe(413);
    expect(keep.mock.calls.length).toBe(0);
    expect(sent).toBeGreaterThanOrEqual(15_000_000);
    expect(isCancelled).toBe(false);
    expect(await read(post(body(Number.POSITIVE_INFINITY)))).toBe(413);
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(2 * droppedBytes);
  });
});

test.each([
  ["drips in", 16 * 1024 - 1, 400],
  ["keeps moving", 16 * 1024, 200],
])("a body that %s, with %i bytes in 15 s, is answered with %i", async (_, bytes, status) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { readable, writable } = new TransformStream();
  const writer = writable.getWriter();
  const answer = readBody(post(readable), 1_000_000);
  for (const size of [16 * 1024, bytes]) {
    await writer.write(new Uint8Array(size).fill(97)).catch(() => {});
    await vi.advanceTimersByTimeAsync(15_000);
  }
  if (status === 200) await writer.close();
  expect(await answer).toMatchObject(status === 200 ? { ok: true } : { status });
  expect(vi.getTimerCount()).toBe(0);
});

import { describe, expect, test } from "vitest";
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

test.each([
  FORM,
  FORM.toUpperCase(),
  ` ${FORM} ; charset=UTF-8`,
  `${FORM};charset="utf-8"`,
  `${FORM};charset=utf8`,
  `${FORM}; boundary=x`,
])("a form of the type %s is read", async (type) => {
  expect(await read(post("a=1", { "Content-Type": type }))).toEqual({ a: "1" });
});

test.each<Record<string, string>>([
  { "Content-Type": "" },
  { "Content-Type": "text/plain" },
  { "Content-Type": "multipart/form-data; boundary=x" },
  { "Content-Type": `${FORM}; charset=latin1` },
  { "Content-Encoding": "gzip" },
])("a body with %o is refused with 415", async (headers) => {
  expect(await read(post("a=1", headers))).toBe(415);
});

test("a body that says it is not encoded is read", async () => {
  expect(await read(post("a=1", { "Content-Encoding": "identity" }))).toEqual({ a: "1" });
});

test("a body that says nothing of its type is refused with 415", async () => {
  const init = { method: "POST", body: new TextEncoder().encode("a=1") };
  expect(await read(new Request("http://site.test/", init))).toBe(415);
});

test("a form without a body is empty", async () => {
  expect(await read(post(null))).toEqual({});
});

test.each([
  ["a=1%2B1+%26+2&b=", { a: "1+1 & 2", b: "" }],
  ["a=100%&b=%zz", { a: "100%", b: "%zz" }],
  ["a=%C3%A9é", { a: "éé" }],
  ["a=%EF%BB%BFx", { a: "\uFEFFx" }],
  ["\uFEFFa=1", { "\uFEFFa": "1" }],
])("%s is read as %o", async (body, form) => {
  expect(await read(post(body))).toEqual(form);
});

describe("refused with 400", () => {
  test.each([
    ["bytes that are no UTF-8", new Uint8Array([0x61, 0x3d, 0xff])],
    ["escapes that are no UTF-8", "a=%C3"],
    ["escapes in small letters that are no UTF-8", "a=%ff"],
  ])("%s", async (_, body) => {
    expect(await read(post(body))).toBe(400);
  });

  test("a body that breaks off", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error("gone")),
    });
    expect(await read(post(body))).toBe(400);
  });
});

describe("the limit", () => {
  const sized = (bytes: number) => `a=${"x".repeat(bytes - 2)}`;

  test("is met by a body of exactly that size, and no larger one", async () => {
    expect(await read(post(sized(formBodyLimit)))).toEqual({ a: "x".repeat(formBodyLimit - 2) });
    expect(await read(post(sized(formBodyLimit + 1)))).toBe(413);
  });

  test("is 16 KB", () => {
    expect(formBodyLimit).toBe(16 * 1024);
  });

  test("refuses a larger Content-Length before anything is read", async () => {
    const request = post(sized(10), { "Content-Length": String(formBodyLimit + 1) });
    expect(await read(request)).toBe(413);
    expect(request.bodyUsed).toBe(false);
    const fits = post(sized(10), { "Content-Length": String(formBodyLimit) });
    expect(await read(fits)).toEqual({ a: "x".repeat(8) });
  });

  test("ends a body that goes on and on", async () => {
    let isCancelled = false;
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(97)),
      cancel() {
        isCancelled = true;
      },
    });
    expect(await read(post(body))).toBe(413);
    expect(isCancelled).toBe(true);
  });
});

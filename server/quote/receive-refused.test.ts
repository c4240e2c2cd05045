import { describe, expect, test } from "vitest";
import { formBodyLimit } from "#server/http/form-body.ts";
import { studio } from "#studio/studio.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  readRendered,
  storedRequests,
  testOrigin,
} from "#tests/support/test-site.ts";

describe("what is no quote request", () => {
  const refused: [string, number, RequestInit][] = [
    ["a form from another site", 403, postForm(buildQuoteForm(), { Origin: "https://evil.test" })],
    ["a form from an opaque origin", 403, postForm(buildQuoteForm(), { Origin: "null" })],
    [
      "a form the browser calls cross-site",
      403,
      postForm(buildQuoteForm(), { "Sec-Fetch-Site": "cross-site", Origin: testOrigin }),
    ],
    ["a JSON body", 415, postForm(buildQuoteForm(), { "Content-Type": "application/json" })],
    [
      "a multipart body",
      415,
      postForm(buildQuoteForm(), { "Content-Type": "multipart/form-data" }),
    ],
    [
      "another charset",
      415,
      postForm(buildQuoteForm(), {
        "Content-Type": "application/x-www-form-urlencoded; charset=ISO-8859-1",
      }),
    ],
    ["a compressed body", 415, postForm(buildQuoteForm(), { "Content-Encoding": "gzip" })],
    ["bytes that are no UTF-8", 400, { ...postForm({}), body: new Uint8Array([0x61, 0xff, 0xfe]) }],
    ["escapes that are no UTF-8", 400, { ...postForm({}), body: "firstName=%FF%FE" }],
    ["a body over the limit", 413, postForm({ message: "x".repeat(formBodyLimit) })],
  ];
  test.each(refused)("%s is answered %i and nothing is stored", async (_, status, init) => {
    const site = await createTestSite();
    const answer = await site.ask("/", init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).not.toMatch(/\bat .*\.ts/);
    expect(await storedRequests(site)).toEqual([]);
  });

  test("a body without a stated length is cut off at the limit", async () => {
    const site = await createTestSite();
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024;
        if (sent > 10 * formBodyLimit) return controller.close();
        controller.enqueue(new Uint8Array(1024).fill(97));
      },
    });
    const init = { ...postForm({}), body, duplex: "half" } as RequestInit;
    expect((await site.ask("/", init)).status).toBe(413);
    expect(sent).toBeLessThan(2 * formBodyLimit);
  });

  test("a person is shown a page with the reason, and the phone number", async () => {
    const site = await createTestSite();
    const headers = { Origin: "https://evil.test", Accept: "text/html,*/*" };
    const answer = await site.ask("/", postForm(buildQuoteForm(), headers));
    const { state } = await readRendered(answer);
    expect(state?.problem).toMatchObject({
      status: 403,
      text: expect.stringContaining(studio.phone.display),
    });
  });
});

test.each<[string, Record<string, string>]>([
  ["the same origin", { Origin: testOrigin }],
  [
    "an opaque origin that the browser vouches for",
    { Origin: "null", "Sec-Fetch-Site": "same-origin" },
  ],
  ["a browser that tells nothing", {}],
  ["the address bar", { "Sec-Fetch-Site": "none" }],
])("a form from %s is taken", async (_, headers) => {
  const site = await createTestSite();
  expect((await site.ask("/", postForm(buildQuoteForm(), headers))).status).toBe(303);
});

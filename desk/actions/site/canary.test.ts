import { expect, test, vi } from "vitest";
import { directAnswer } from "#contract/quote-request.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  buildUuid,
  createTestSite,
  postForm,
  storedDeliveries,
  storedRequests,
} from "#tests/support/test-site.ts";

test.each<[string, string, string[]]>([
  ["--url", "http://other.test", ["--url", "http://site.test/some/page"]],
  ["SITE_URL", "http://site.test", []],
])(
  "the canary posts one request to the site in %s and leaves nothing behind",
  async (_, SITE_URL, args) => {
    const site = await createTestSite({ settings: { SITE_URL } });
    // Left by an earlier canary.
    await site.ask("/", postForm(buildQuoteForm({ email: "canary@site.invalid", model: "1" })));
    site.clock.advance(60 * 60 * 1000 + 1);
    const sent: Request[] = [];
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const desk = createTestDesk(site, {
      newUuid: () => buildUuid(7),
      fetch: (input, init) => {
        // A followed redirect would look like a page.
        expect(init).toMatchObject({ redirect: "manual", signal: expect.any(AbortSignal) });
        const request = new Request(input, init);
        sent.push(request.clone());
        return site.handle(request);
      },
    });
    const { status, out } = await desk("canary", ...args);
    expect([status, out]).toEqual([
      0,
      "A request sent to http://site.test arrived in the database and was removed.\n",
    ]);
    expect(timeout.mock.calls).toEqual([[15_000]]);
    timeout.mockRestore();
    const [request, ...others] = sent;
    expect([request?.method, request?.url, others]).toEqual(["POST", "http://site.test/", []]);
    expect(request?.headers.get("Idempotency-Key")).toBe(buildUuid(7));
    expect(request?.headers.get("Origin")).toBe("http://site.test");
    const form = new URLSearchParams(await request?.text());
    expect([form.get("email"), form.get("bot-field")]).toEqual(["canary@site.invalid", "canary"]);
    expect([...(await storedRequests(site)), ...(await storedDeliveries(site))]).toEqual([]);
  },
);

type Store = (headers?: HeadersInit) => Promise<Response>;
const direct = { Accept: directAnswer };
const answers = (status: number, headers = {}) => new Response(null, { status, headers });

test.each<[string, (store: Store) => Promise<Response>, string]>([
  ["an error", async () => answers(503), "instead of 204: it cannot store requests now"],
  ["a page with status 200", async () => answers(200), "answered 200 instead of"],
  ["a redirect to thanks", async () => answers(303, { Location: "/" }), "answered 303 instead of"],
  [
    "a refused connection",
    () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })),
    "did not answer: nothing answers at that address (ECONNREFUSED).",
  ],
  [
    "a stored request answered with 307",
    (store) => store().then(() => answers(307, { Location: "/" })),
    "answered 307 instead of",
  ],
  ["a 204 without a stored request", async () => answers(204), "is not in this database"],
  [
    "a 204 whose header a proxy removed",
    (store) => store().then(() => answers(204)),
    "did not return its Idempotency-Key",
  ],
  [
    "a request whose key a proxy removed",
    (store) => store(direct),
    "did not return its Idempotency-Key",
  ],
])("after %s, the canary fails, says why and leaves no request", async (_, answer, problem) => {
  const site = await createTestSite();
  const desk = createTestDesk(site, {
    fetch: (input, init) =>
      answer((headers = init?.headers ?? {}) =>
        site.handle(new Request(input, { ...init, headers })),
      ),
  });
  const { status, errors } = await desk("canary", "--url", "http://site.test");
  expect([status, errors]).toEqual([1, expect.stringContaining(problem)]);
  expect(await storedRequests(site)).toEqual([]);
});

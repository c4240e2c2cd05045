import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildUuid,
  createTestSite,
  storedNotices,
  storedRequests,
} from "#tests/support/test-site.ts";

const URL_OPTION = ["--url", "http://site.test/some/page"];

/** What the canary sends to the site, which goes on to the real app. */
async function runCanary(...args: string[]) {
  const site = await createTestSite({ settings: { SITE_URL: "http://site.test" } });
  const sent: Request[] = [];
  const desk = createTestDesk(site, {
    newUuid: () => buildUuid(7),
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return site.handle(request);
    },
  });
  const { status, out, errors } = await desk("canary", ...args);
  const stored = [...(await storedRequests(site)), ...(await storedNotices(site))];
  return { status, out, errors, request: sent[0], stored };
}

/** The canary before a site that answers so. */
async function answerWith(answer: () => Promise<Response>) {
  const site = await createTestSite();
  const { status, errors } = await createTestDesk(site, { fetch: answer })("canary", ...URL_OPTION);
  return { status, errors };
}

test("a marked request is posted to the site's own page, once, and nothing of it is left", async () => {
  const { status, out, request, stored } = await runCanary(...URL_OPTION);
  expect([status, out]).toEqual([
    0,
    "A request sent to http://site.test arrived in the database, and is removed again.\n",
  ]);
  expect([request?.method, request?.url, request?.redirect]).toEqual([
    "POST",
    "http://site.test/",
    "manual",
  ]);
  expect(request?.headers.get("Idempotency-Key")).toBe(buildUuid(7));
  const form = new URLSearchParams(await request?.text());
  expect(form.get("email")).toBe("canary@site.invalid");
  expect(form.get("bot-field")).toBe("canary");
  expect(stored).toEqual([]);
});

test("without --url the site at SITE_URL is tried", async () => {
  expect((await runCanary()).request?.url).toBe("http://site.test/");
});

const redirect = (Location: string) => new Response(null, { status: 303, headers: { Location } });

test.each<[string, () => Promise<Response>, string]>([
  ["an error", async () => new Response("", { status: 503 }), "answered 503 instead of thank you."],
  ["a page", async () => new Response("thank you"), "answered 200 instead of thank you."],
  ["a redirect elsewhere", async () => redirect("/"), "answered 303 instead of thank you."],
  [
    "another redirect",
    async () => new Response(null, { status: 302, headers: { Location: "/thank-you" } }),
    "answered 302 instead of thank you.",
  ],
  [
    "no connection",
    () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })),
    "did not answer: nothing answers at that address (ECONNREFUSED).",
  ],
  ["nothing", () => Promise.reject(new TypeError("x")), "did not answer: TypeError."],
])("%s is a failure that is said", async (_, answer, problem) => {
  expect(await answerWith(answer)).toEqual({ status: 1, errors: `http://site.test ${problem}\n` });
});

test("a thank you without a row in this database is a failure", async () => {
  expect(await answerWith(async () => redirect("/thank-you"))).toEqual({
    status: 1,
    errors: "The site said thank you, but the request is not in this database.\n",
  });
});

test("desk canary sends a request, sees it arrive, and leaves nothing behind", async () => {
  const site = await createTestSite();
  const { status, out } = await createTestDesk(site)("canary", "--url", "http://site.test");
  expect([status, out]).toEqual([0, expect.stringContaining("arrived")]);
  expect(await storedRequests(site)).toEqual([]);
  expect(await storedNotices(site)).toEqual([]);
});

import { gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { studio } from "#studio/studio.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  readRendered,
} from "#tests/support/test-site.ts";

describe("the environment of a page", () => {
  const environmentOf = async (settings: Record<string, string>, headers = {}) => {
    const site = await createTestSite({ settings });
    const { environment } = await readRendered(await site.ask("/", postForm({}, headers)));
    return environment;
  };

  test("is the site's own origin, whatever a Host header says, and today in the workshop", async () => {
    const settings = { SITE_URL: "https://wraps.example" };
    expect(await environmentOf(settings, { Host: "evil.example" })).toEqual({
      origin: "https://wraps.example",
      today: "20 November 2026",
    });
  });

  test("is the address it was asked for at where none is set", async () => {
    expect(await environmentOf({}, { Host: "my_site:3000" })).toMatchObject({
      origin: "http://my_site:3000",
    });
  });

  test("has session replay where that is set up", async () => {
    const settings = { ANALYTICS_SITE_ID: "1234567", ANALYTICS_CONSENT: "asked" };
    expect(await environmentOf(settings)).toMatchObject({
      analytics: { siteId: 1234567, consent: "asked" },
    });
    const site = await createTestSite({ settings });
    const policy = (await site.ask("/", postForm({}))).headers.get("Content-Security-Policy");
    expect(policy).toContain("https://*.hotjar.com");
  });
});

describe("an address that is not the site's", () => {
  test.each([
    "/nowhere",
    "/faq/unknown-article",
    "/%ff%fe",
    "/..%2f..%2fetc%2fpasswd",
    "/a%00b",
    "//evil.test/x",
    "/404",
  ])("%s is answered 404 with the page for that", async (path) => {
    const site = await createTestSite();
    const answer = await site.ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("no such page");
  });

  test("is answered 404 to a form too", async () => {
    const site = await createTestSite();
    expect((await site.ask("/nowhere", postForm({}))).status).toBe(404);
  });

  test("is answered 404 in plain text when there is no page for it, and the log says so", async () => {
    const serveNotFound = () => Promise.reject(new Error("broken at /secret/path"));
    const site = await createTestSite({ pages: { serveNotFound } });
    const answer = await site.ask("/nowhere");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe("Not found. There is nothing at this address.\n");
    expect(site.logLines.join("")).toContain("page not rendered");
    expect(site.logLines.join("")).not.toContain("secret");
  });
});

describe("a method that an address does not take", () => {
  test.each([
    ["PUT", "/", "GET, HEAD, POST"],
    ["POST", "/faq", "GET, HEAD"],
    ["DELETE", "/healthz", "GET, HEAD"],
    ["POST", "/readyz", "GET, HEAD"],
    ["OPTIONS", "/", "GET, HEAD, POST"],
  ])("%s %s is answered 405 with what it does take", async (method, path, allowed) => {
    const site = await createTestSite();
    const answer = await site.ask(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe(allowed);
  });
});

test("a refused method is said in words to programs, and on a page to people", async () => {
  const site = await createTestSite();
  const plain = await site.ask("/faq", { method: "PUT" });
  expect(await plain.text()).toBe("This does not work here. This address answers GET, HEAD.\n");
  const headers = { Accept: "text/html" };
  const { state } = await readRendered(await site.ask("/faq", { method: "PUT", headers }));
  expect(state.problem).toEqual({
    status: 405,
    title: "This does not work here",
    text: "This address answers GET, HEAD.",
  });
});

test("a page made for one answer is compressed, and kept by nobody", async () => {
  const site = await createTestSite();
  const form = postForm(buildQuoteForm({ make: "" }), { "Accept-Encoding": "gzip" });
  const answer = await site.ask("/", form);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  const page = gunzipSync(Buffer.from(await answer.arrayBuffer()));
  expect(JSON.parse(page.toString()).state.quote.values.firstName).toBe("Ada");
});

test("HEAD is answered like GET, without the body", async () => {
  const site = await createTestSite();
  const answer = await site.ask("/", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("");
});

test("a malformed Host is answered 400", async () => {
  const site = await createTestSite();
  for (const Host of ["a b", "evil.test/path", "x@y", "a".repeat(300), "<script>"]) {
    const answer = await site.ask("/", { headers: { Host } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(
      "We cannot read this address. Please check it, or begin at the start page.\n",
    );
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("an unexpected failure is answered 500 with the phone number and no detail", async () => {
  const serve = () => Promise.reject(new Error("secret detail"));
  const site = await createTestSite({ pages: { serve } });
  const answer = await site.ask("/", { headers: { Accept: "text/html" } });
  expect(answer.status).toBe(500);
  const { state } = await readRendered(answer);
  expect(state.problem).toEqual({
    status: 500,
    title: "Something went wrong on our side",
    text: `Please try again in a few minutes, or ring us on ${studio.phone.display}.`,
  });
  const requestId = answer.headers.get("X-Request-Id");
  expect(site.logLines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: "error", event: "request failed", requestId }),
    expect.objectContaining({ level: "error", event: "request", requestId, status: 500 }),
  ]);
  expect(site.logLines.join("")).not.toContain("secret detail");
});

test.each(["https://wraps.example", "http://site.test:3000"])(
  "a form from a page of the site's own at %s is taken, whichever address the page was asked for at",
  async (Origin) => {
    const site = await createTestSite({ settings: { SITE_URL: "https://wraps.example" } });
    const form = buildQuoteForm();
    const headers = { Host: "site.test:3000" };
    expect((await site.ask("/", postForm(form, { ...headers, Origin }))).status).toBe(303);
    const elsewhere = { ...headers, Origin: "https://evil.test" };
    expect((await site.ask("/", postForm(form, elsewhere))).status).toBe(403);
  },
);

test("a form refused because a proxy drops the port from Host is explained in the log", async () => {
  const site = await createTestSite();
  const form = postForm(buildQuoteForm(), {
    Host: "wraps.example",
    Origin: "http://wraps.example:8080",
  });
  expect((await site.ask("/", form)).status).toBe(403);
  expect(site.logLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: "warn",
      event: "posted from another site",
      hint: expect.stringMatching(/proxy changes Host: set SITE_URL/),
    }),
  );
});

test.each<[number, string, Record<string, string>]>([
  [403, "/", { Origin: "https://evil.test" }],
  [415, "/", { "Content-Type": "text/plain" }],
  [404, "/nowhere", {}],
  [405, "/faq", {}],
  [403, "/photos", { Origin: "https://evil.test" }],
])(
  "a body is let in before the answer %i to %s: who is still sending may not read it",
  async (status, path, headers) => {
    const site = await createTestSite();
    const end = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
    const body = new ReadableStream({ pull: end }, { highWaterMark: 0 });
    const init = { ...postForm({}, headers), body, duplex: "half" } as RequestInit;
    expect((await site.ask(path, init)).status).toBe(status);
    expect(end).toHaveBeenCalledOnce();
  },
);

describe("health", () => {
  test("/healthz answers while the process runs, the store closed or not", async () => {
    const site = await createTestSite();
    await site.database.close();
    const answer = await site.ask("/healthz");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("ok\n");
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("/readyz writes to the store", async () => {
    const site = await createTestSite();
    const answer = await site.ask("/readyz");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("ready\n");
    const rows = await site.database.queries.selectFrom("readiness").selectAll().execute();
    expect(rows).toEqual([{ id: 1, writtenAt: site.clock.now().toISOString() }]);
  });

  test("/readyz answers 503 while the database cannot be written to", async () => {
    const site = await createTestSite();
    await site.database.close();
    const answer = await site.ask("/readyz");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("10");
    expect(await answer.text()).toBe("The database cannot be written to at the moment.\n");
    expect(site.logLines.join("")).toContain("database not writable");
  });
});

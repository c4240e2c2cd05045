import { expect, test, vi } from "vitest";
import { studio } from "#studio/studio.ts";
import { createTestSite, postForm, readRendered } from "#tests/support/test-site.ts";

test.each([
  [
    "in SITE_URL, not the Host header's",
    { SITE_URL: "https://wraps.example" },
    "https://wraps.example",
  ],
  ["of the request if SITE_URL is not set", {}, "http://my_site:3000"],
])(
  "a page is rendered with today's date, session replay and the origin %s",
  async (_, own, origin) => {
    const analytics = { ANALYTICS_SITE_ID: "1234567", ANALYTICS_CONSENT: "asked" };
    const site = await createTestSite({ settings: { ...analytics, ...own } });
    const answer = await site.ask("/", postForm({}, { Host: "my_site:3000" }));
    expect(answer.headers.get("Content-Security-Policy")).toContain("https://*.hotjar.com");
    expect((await readRendered(answer)).environment).toEqual({
      origin,
      today: "20 November 2026",
      analytics: { siteId: 1234567, consent: "asked" },
    });
  },
);

test("a rendered page has the policy of the built pages, which allows their styles", async () => {
  const site = await createTestSite({ pages: { contentSecurityPolicy: "of built pages" } });
  const { headers } = await site.ask("/", postForm({}));
  expect(headers.get("Content-Security-Policy")).toBe("of built pages");
});

test("if the 404 page cannot be served, an unknown address is answered 404 in plain text, and the failure is logged", async () => {
  const serveNotFound = () => Promise.reject(new Error("broken at /secret/path"));
  const site = await createTestSite({ pages: { serveNotFound } });
  const answer = await site.ask("/nowhere");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe("Not found. There is nothing at this address.\n");
  expect(site.logLines.join("")).toContain("page not rendered");
  expect(site.logLines.join("")).not.toContain("secret");
});

test.each([
  ["PUT", "/", "GET, HEAD, POST"],
  ["POST", "/faq", "GET, HEAD"],
  ["DELETE", "/healthz", "GET, HEAD"],
  ["POST", "/readyz", "GET, HEAD"],
  ["OPTIONS", "/", "GET, HEAD, POST"],
])("%s %s is answered 405 with the allowed methods", async (method, path, allowed) => {
  const answer = await (await createTestSite()).ask(path, { method });
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, allowed]);
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
  "with SITE_URL set, a form from the page at %s is accepted, and a form from another site is refused",
  async (Origin) => {
    const site = await createTestSite({ settings: { SITE_URL: "https://wraps.example" } });
    const headers = { Host: "site.test:3000" };
    expect((await site.sendForm({}, { ...headers, Origin })).status).toBe(303);
    const elsewhere = { ...headers, Origin: "https://evil.test" };
    expect((await site.sendForm({}, elsewhere)).status).toBe(403);
  },
);

test("a form refused because a proxy drops the port from Host is explained in the log", async () => {
  const site = await createTestSite();
  const headers = { Host: "wraps.example", Origin: "http://wraps.example:8080" };
  expect((await site.sendForm({}, headers)).status).toBe(403);
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
  "a body is read before the answer %i is sent at %s, since some clients do not read while they send",
  async (status, path, headers) => {
    const site = await createTestSite();
    const end = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
    const body = new ReadableStream({ pull: end }, { highWaterMark: 0 });
    const init = { ...postForm({}, headers), body, duplex: "half" } as RequestInit;
    expect((await site.ask(path, init)).status).toBe(status);
    expect(end).toHaveBeenCalledOnce();
  },
);

test("/healthz answers while the process runs, /readyz while the database accepts writes", async () => {
  const site = await createTestSite();
  const ask = async (path: string) => {
    site.clock.advance(1);
    const answer = await site.ask(path);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    return [answer.status, await answer.text(), answer.headers.get("Retry-After")];
  };
  for (const _ of ["first", "again"]) expect(await ask("/readyz")).toEqual([200, "ready\n", null]);
  const rows = await site.database.queries.selectFrom("readiness").selectAll().execute();
  expect(rows).toEqual([{ id: 1, writtenAt: site.clock.now().toISOString() }]);
  await site.database.close();
  const refused = "The database cannot be written to at the moment.\n";
  expect(await ask("/readyz")).toEqual([503, refused, "10"]);
  expect(site.logLines.join("")).toContain("database not writable");
  expect(await ask("/healthz")).toEqual([200, "ok\n", null]);
});

test("an untrusted proxy is logged once, with advice and without an address", async () => {
  const warn = async (settings: Record<string, string>) => {
    const site = await createTestSite({ settings });
    await site.ask("/");
    for (let time = 0; time < 3; time += 1) {
      await site.ask("/", { headers: { "X-Forwarded-For": "203.0.113.9" } });
    }
    expect(site.logLines.join("")).not.toContain("203.0.113.9");
    return site.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === "warn");
  };
  expect(await warn({})).toEqual([
    expect.objectContaining({
      event: "X-Forwarded-For is not trusted",
      hint: expect.stringContaining("TRUST_PROXY"),
    }),
  ]);
  expect(await warn({ TRUST_PROXY: "on" })).toEqual([]);
});

test.each([
  ["POST", "/", 422, "info"],
  ["GET", "/readyz", 503, "error"],
])("%s %s is logged with status %i, id and duration", async (method, path, status, level) => {
  const site = await createTestSite();
  if (status === 503) await site.database.close();
  const asked = site.ask(path, method === "POST" ? postForm({}) : {});
  site.clock.advance(7);
  const requestId = (await asked).headers.get("X-Request-Id");
  const logged = site.logLines.map((line) => JSON.parse(line));
  expect(logged.filter(({ event }) => event === "request")).toEqual([
    { time: expect.any(String), level, event: "request", requestId, method, status, ms: 7 },
  ]);
});

import { describe, expect, test } from "vitest";
import { createTestSite, postForm, readRendered } from "#tests/support/test-site.ts";

describe("every answer", () => {
  test.each<[string, RequestInit]>([
    ["/", {}],
    ["/nowhere", {}],
    ["/healthz", {}],
    ["/", { method: "POST" }],
    ["/", { method: "DELETE" }],
    ["/", postForm({})],
  ])("to %s %o carries the security headers", async (path, init) => {
    const site = await createTestSite();
    const { headers } = await site.ask(path, init);
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'self';");
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("X-Request-Id")).toMatch(/^\w{8}$/);
  });

  test("asks for HTTPS from then on where the site is served by HTTPS, and only there", async () => {
    const plain = await createTestSite();
    const secure = await createTestSite({ settings: { SITE_URL: "https://wraps.example" } });
    const header = "Strict-Transport-Security";
    expect((await plain.ask("/")).headers.has(header)).toBe(false);
    expect((await secure.ask("/")).headers.get(header)).toMatch(/max-age=\d+/);
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
  ])("%s is answered 404 with the page rendered for it", async (path) => {
    const site = await createTestSite();
    const answer = await site.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  test("is answered 404 to a form too", async () => {
    const site = await createTestSite();
    expect((await site.ask("/nowhere", postForm({}))).status).toBe(404);
  });

  test("is answered 404 in plain text when the page cannot be rendered", async () => {
    const render = () => Promise.reject(new Error("broken at /secret/path"));
    const site = await createTestSite({ pages: { render } });
    const answer = await site.ask("/nowhere");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("Not found. There is nothing at this address.\n");
  });
});

describe("a method that an address does not take", () => {
  test.each([
    ["PUT", "/", "GET, HEAD, POST"],
    ["POST", "/faq", "GET, HEAD"],
    ["DELETE", "/healthz", "GET, HEAD"],
    ["OPTIONS", "/", "GET, HEAD, POST"],
  ])("%s %s is answered 405 with what it does take", async (method, path, allowed) => {
    const site = await createTestSite();
    const answer = await site.ask(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe(allowed);
  });
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
    expect((await site.ask("/", { headers: { Host } })).status).toBe(400);
  }
});

test("an unexpected failure is answered 500 with the phone number and no detail", async () => {
  const serve = () => Promise.reject(new Error("secret detail"));
  const site = await createTestSite({ pages: { serve } });
  const answer = await site.ask("/", { headers: { Accept: "text/html" } });
  expect(answer.status).toBe(500);
  const { state } = await readRendered(answer);
  expect(state?.problem?.text).toContain("0161");
  expect(site.logLines.join("")).toContain("request failed");
  expect(site.logLines.join("")).not.toContain("secret detail");
});

describe("health", () => {
  test("/healthz answers while the process runs, the store closed or not", async () => {
    const site = await createTestSite();
    await site.database.close();
    expect((await site.ask("/healthz")).status).toBe(200);
  });

  test("/readyz writes to the store", async () => {
    const site = await createTestSite();
    expect((await site.ask("/readyz")).status).toBe(200);
    const rows = await site.database.queries.selectFrom("readiness").selectAll().execute();
    expect(rows).toEqual([{ id: 1, written_at: site.clock.now().toISOString() }]);
  });

  test("/readyz answers 503 when the store takes nothing", async () => {
    const site = await createTestSite();
    await site.database.close();
    const answer = await site.ask("/readyz");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("10");
  });
});

import { describe, expect, test } from "vitest";
import { createTestSite, postForm } from "#tests/support/test-site.ts";

describe("X-Forwarded-For from a proxy that nobody has told the server of", () => {
  const warnings = (lines: readonly string[]) =>
    lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "warn");
  const forwarded = { headers: { "X-Forwarded-For": "203.0.113.9" } };

  test("is warned of once, with what to do", async () => {
    const site = await createTestSite();
    await site.ask("/");
    expect(warnings(site.logLines)).toEqual([]);
    for (let time = 0; time < 3; time += 1) await site.ask("/", forwarded);
    expect(warnings(site.logLines)).toEqual([
      expect.objectContaining({
        event: "X-Forwarded-For is not trusted",
        hint: expect.stringContaining("TRUST_PROXY"),
      }),
    ]);
    expect(site.logLines.join("")).not.toContain("203.0.113.9");
  });

  test("is no matter where the proxy is trusted", async () => {
    const site = await createTestSite({ settings: { TRUST_PROXY: "on" } });
    await site.ask("/", forwarded);
    expect(warnings(site.logLines)).toEqual([]);
  });
});

describe("the log", () => {
  test.each([
    ["GET", "/nowhere", 404, "debug"],
    ["POST", "/", 422, "info"],
    ["GET", "/readyz", 503, "error"],
  ])(
    "of %s %s holds status %i, the request's id and how long it took",
    async (method, path, status, level) => {
      const site = await createTestSite();
      if (status === 503) await site.database.close();
      const init = method === "POST" ? postForm({}) : {};
      const answer = await site.ask(path, init);
      const requestId = answer.headers.get("X-Request-Id");
      const logged = site.logLines.map((line) => JSON.parse(line));
      expect(logged.filter(({ event }) => event === "request")).toEqual([
        { time: expect.any(String), level, event: "request", requestId, method, status, ms: 0 },
      ]);
    },
  );
});

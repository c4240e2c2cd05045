import { describe, expect, test } from "vitest";
import { createTestSite, postForm } from "#tests/support/test-site.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

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
    expect(headers.get("Content-Security-Policy")).toBe(contentSecurityPolicy);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toBe(
      "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("X-Request-Id")).toMatch(/^\w{8}$/);
  });

  test("lets nothing in by its policy that is not the site's own, but for pictures written into a page", () => {
    const directives = contentSecurityPolicy.split("; ").map((text) => text.split(/ (.*)/));
    const { "img-src": pictures, ...others } = Object.fromEntries(directives);
    expect(pictures).toBe("'self' data:");
    expect(new Set(Object.values(others))).toEqual(new Set(["'self'", "'none'"]));
    // The first stands in for whatever loads something; nothing stands in for the others.
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining(["default-src", "form-action", "base-uri", "frame-ancestors"]),
    );
  });

  test("lets pictures, and nothing else, be shown by other sites", async () => {
    const serve = async () => new Response("", { headers: { "Content-Type": "image/avif" } });
    const site = await createTestSite({ pages: { serve } });
    const { headers } = await site.ask("/");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  test("asks for HTTPS from then on where the site is served by HTTPS, and only there", async () => {
    const plain = await createTestSite();
    const secure = await createTestSite({ settings: { SITE_URL: "https://wraps.example" } });
    const header = "Strict-Transport-Security";
    expect((await plain.ask("/")).headers.has(header)).toBe(false);
    // Not for subdomains: those are the studio's to decide on.
    expect((await secure.ask("/")).headers.get(header)).toBe("max-age=15768000");
  });
});

import { describe, expect, test } from "vitest";
import { photoWorkerPolicy } from "#contract/photos.ts";
import { createTestSite, postForm } from "#tests/support/test-site.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

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
    const {
      "img-src": pictures,
      "trusted-types": policies,
      ...others
    } = Object.fromEntries(directives);
    expect(pictures).toBe("'self' data:");
    expect(new Set(Object.values(others))).toEqual(new Set(["'self'", "'none'", "'script'"]));
    expect(others["require-trusted-types-for"]).toBe("'script'");
    expect(policies).toBe(photoWorkerPolicy);
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

describe("the headers of", () => {
  const namesFor = (type: string | null, origin = "http://site.test") =>
    securityHeaders(type, contentSecurityPolicy, origin).map(([name]) => name);
  const ofEverything = ["X-Content-Type-Options", "Cross-Origin-Resource-Policy"];
  const ofPages = [
    ...ofEverything,
    "Content-Security-Policy",
    "Referrer-Policy",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
  ];

  test.each([
    "text/css; charset=utf-8",
    "text/javascript; charset=utf-8",
    "image/avif",
    "font/woff2",
  ])("%s, which a page loads, repeat nothing of the page's own", (type) => {
    expect(namesFor(type)).toEqual(ofEverything);
  });

  test.each(["text/html; charset=utf-8", "image/svg+xml; charset=utf-8", "text/plain", null])(
    "%s, which may be shown as a page, hold the policy",
    (type) => {
      expect(namesFor(type)).toEqual(ofPages);
      const header = "Strict-Transport-Security";
      expect(namesFor(type, "https://wraps.example")).toEqual([...ofPages, header]);
    },
  );
});

import { expect, test } from "vitest";
import { createTestSite, postForm } from "#tests/support/test-site.ts";
import { allowStyles, contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const ofFiles = ["X-Content-Type-Options", "Cross-Origin-Resource-Policy"];
const ofPages = [
  ...ofFiles,
  "Content-Security-Policy",
  "Referrer-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
];

test.each<[string, RequestInit]>([
  ["/nowhere", {}],
  ["/healthz", {}],
  ["/", { headers: { Host: "a b" } }],
  ["/", { method: "POST" }],
  ["/", { method: "DELETE" }],
  ["/", postForm({})],
])("%s %o is answered with the security headers", async (path, init) => {
  const { headers } = await (await createTestSite()).ask(path, init);
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

test("the policy lets in nothing from elsewhere, and pictures written into a page", () => {
  const directives = contentSecurityPolicy.split("; ").map((text) => text.split(/ (.*)/));
  const { "img-src": pictures, ...others } = Object.fromEntries(directives);
  expect(pictures).toBe("'self' data:");
  expect(others["require-trusted-types-for"]).toBe("'script'");
  expect(new Set(Object.values(others))).toEqual(new Set(["'self'", "'none'", "'script'"]));
  // The first stands for whatever loads something; nothing stands for the others.
  expect(Object.keys(others)).toEqual(
    expect.arrayContaining(["default-src", "form-action", "base-uri", "frame-ancestors"]),
  );
});

test("the policy lets through each style of the pages once", () => {
  const policy = allowStyles(contentSecurityPolicy, [
    "'sha256-b'",
    "'sha256-a'",
    undefined,
    "'sha256-b'",
  ]);
  expect(policy).toContain("style-src 'self' 'sha256-a' 'sha256-b';");
  expect(allowStyles(contentSecurityPolicy, [undefined])).toBe(contentSecurityPolicy);
});

test.each<[string | null, string[]]>([
  ["text/css; charset=utf-8", ofFiles],
  ["text/javascript; charset=utf-8", ofFiles],
  ["image/avif", ofFiles],
  ["font/woff2", ofFiles],
  // May be shown as a page.
  ["image/svg+xml; charset=utf-8", ofPages],
  ["text/html; charset=utf-8", ofPages],
  ["text/plain", ofPages],
  [null, ofPages],
])("%s has the headers %j, and over HTTPS asks for HTTPS from then on", (type, names) => {
  const headers = Object.fromEntries(securityHeaders(type, contentSecurityPolicy, "http://a.test"));
  expect(Object.keys(headers)).toEqual(names);
  // Other sites may show pictures: image searches and link previews do.
  expect(headers["Cross-Origin-Resource-Policy"]).toBe(
    type?.startsWith("image/") ? "cross-origin" : "same-origin",
  );
  const secure = securityHeaders(type, contentSecurityPolicy, "https://a.test");
  // Not for subdomains: those are the studio's to decide on.
  const forHttps = names === ofPages ? [["Strict-Transport-Security", "max-age=15768000"]] : [];
  expect(secure).toEqual([...Object.entries(headers), ...forHttps]);
});

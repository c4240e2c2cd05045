import { expect, test } from "vitest";
import { createTestSite, postForm } from "#tests/support/test-site.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const ofFiles = { "X-Content-Type-Options": "nosniff" };
const ofPages = {
  ...ofFiles,
  "Content-Security-Policy": contentSecurityPolicy,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};
const resource = (policy: string) => ({ "Cross-Origin-Resource-Policy": policy });

test.each<[string, RequestInit]>([
  ["/nowhere", {}],
  ["/healthz", {}],
  ["/", { headers: { Host: "a b" } }],
  ["/", { method: "POST" }],
  ["/", { method: "DELETE" }],
  ["/", postForm({})],
])("%s %o is answered with security headers", async (path, init) => {
  const { headers } = await (await createTestSite()).ask(path, init);
  for (const [name, value] of Object.entries(ofPages)) expect(headers.get(name)).toBe(value);
  expect(headers.get("X-Request-Id")).toMatch(/^\w{8}$/);
});

test("the policy allows the site's files only, and no frames", () => {
  expect(contentSecurityPolicy.split("; ").sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
    "trusted-types 'none'",
  ]);
});

test.each<[string | null, object, string]>([
  ["text/css; charset=utf-8", ofFiles, "same-origin"],
  ["text/javascript; charset=utf-8", ofFiles, "same-origin"],
  ["font/woff2", ofFiles, "same-origin"],
  // Image searches and link previews show pictures on other sites.
  ["image/avif", ofFiles, "cross-origin"],
  // Browsers may display an SVG as a page.
  ["image/svg+xml; charset=utf-8", ofPages, "cross-origin"],
  ["text/html; charset=utf-8", ofPages, "same-origin"],
  [null, ofPages, "same-origin"],
])(
  "the content type %s has the headers %o, and pages over HTTPS also have HSTS",
  (type, names, from) => {
    const headers = (origin: string) =>
      Object.fromEntries(securityHeaders(type, contentSecurityPolicy, origin));
    expect(headers("http://a.test")).toEqual({ ...names, ...resource(from) });
    // Without subdomains, which the studio may use without HTTPS.
    const hsts = names === ofPages && { "Strict-Transport-Security": "max-age=15768000" };
    expect(headers("https://a.test")).toEqual({ ...names, ...resource(from), ...hsts });
  },
);

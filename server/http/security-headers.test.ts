import { expect, test } from "vitest";
import { createTestSite, postForm } from "#tests/support/test-site.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

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
])("%s %o is answered with security headers", async (path, init) => {
  const { headers } = await (await createTestSite()).ask(path, init);
  expect(ofPages.filter((name) => !headers.has(name))).toEqual([]);
  expect(headers.get("Content-Security-Policy")).toBe(contentSecurityPolicy);
  expect(headers.get("X-Request-Id")).toMatch(/^\w{8}$/);
});

test("the policy allows the site's files only", () => {
  const { "img-src": pictures, ...others } = Object.fromEntries(
    contentSecurityPolicy.split("; ").map((text) => text.split(/ (.*)/)),
  );
  expect(pictures).toBe("'self' data:");
  expect(others["require-trusted-types-for"]).toBe("'script'");
  expect(new Set(Object.values(others))).toEqual(new Set(["'self'", "'none'", "'script'"]));
  // The last three do not fall back to default-src.
  for (const name of ["default-src", "form-action", "base-uri", "frame-ancestors"]) {
    expect(others).toHaveProperty(name);
  }
});

test.each<[string | null, string[]]>([
  ["text/css; charset=utf-8", ofFiles],
  ["text/javascript; charset=utf-8", ofFiles],
  ["image/avif", ofFiles],
  ["font/woff2", ofFiles],
  // Browsers may display an SVG as a page.
  ["image/svg+xml; charset=utf-8", ofPages],
  ["text/html; charset=utf-8", ofPages],
  [null, ofPages],
])("the content type %s has the headers %j, and on pages over HTTPS also HSTS", (type, names) => {
  const headers = Object.fromEntries(securityHeaders(type, contentSecurityPolicy, "http://a.test"));
  expect(Object.keys(headers)).toEqual(names);
  // Image searches and link previews show pictures on other sites.
  expect(headers["Cross-Origin-Resource-Policy"]).toBe(
    type?.startsWith("image/") ? "cross-origin" : "same-origin",
  );
  const secure = securityHeaders(type, contentSecurityPolicy, "https://a.test");
  // Without subdomains, which the studio may use without HTTPS.
  const forHttps = names === ofPages ? [["Strict-Transport-Security", "max-age=15768000"]] : [];
  expect(secure).toEqual([...Object.entries(headers), ...forHttps]);
});

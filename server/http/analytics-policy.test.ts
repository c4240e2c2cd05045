// @vitest-environment happy-dom

import { createHash } from "node:crypto";
import Hotjar from "@hotjar/browser";
import { expect, test } from "vitest";
import { snippetVersion } from "#contract/analytics.ts";
import { allowAnalytics } from "./analytics-policy.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

// The package's types describe its CommonJS build.
const { init } = Hotjar as unknown as typeof Hotjar.default;

/** The inline script that session replay inserts into a page. */
function readHotjarSnippet(siteId: number): string {
  // The script does not run here, but the package expects its result.
  Object.assign(window, { hj: true });
  init(siteId, snippetVersion);
  return document.querySelector("head > script")?.textContent ?? "";
}

const parse = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/)));

test("with session replay, the policy allows Hotjar's sources and one inline script, and drops Trusted Types", () => {
  const snippet = readHotjarSnippet(1234567);
  expect(snippet).toContain("1234567");
  const hash = createHash("sha256").update(snippet).digest("base64");
  // Hotjar's scripts turn text into HTML and scripts.
  const {
    "require-trusted-types-for": _,
    "trusted-types": __,
    ...own
  } = parse(contentSecurityPolicy);
  const both = "https://*.hotjar.com https://*.contentsquare.net";
  const policy = allowAnalytics(contentSecurityPolicy, { siteId: 1234567, consent: "asked" });
  expect(parse(policy)).toEqual({
    ...own,
    "script-src": `'self' ${both} 'sha256-${hash}'`,
    "img-src": `'self' data: ${both}`,
    "font-src": "'self' https://*.hotjar.com",
    "connect-src": `'self' ${both} https://*.hotjar.io wss://*.hotjar.com`,
    "frame-src": "https://*.hotjar.com",
    "worker-src": "'self' blob:",
  });
});

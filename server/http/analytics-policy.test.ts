// @vitest-environment happy-dom

import { createHash } from "node:crypto";
import Hotjar from "@hotjar/browser";
import { describe, expect, test } from "vitest";
import { snippetVersion } from "#contract/analytics.ts";
import { allowAnalytics } from "./analytics-policy.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

// The package's types are those of its CommonJS half.
const { init } = Hotjar as unknown as typeof Hotjar.default;

/** The text of the script by which session replay starts. */
function readHotjarSnippet(siteId: number): string {
  // The script does not run here; the package looks for what it would have left.
  Object.assign(window, { hj: true });
  init(siteId, snippetVersion);
  return document.querySelector("head > script")?.textContent ?? "";
}

const analytics = { siteId: 1234567, consent: "asked" } as const;

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((text) => text.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("the content security policy", () => {
  test("is the site's own where there is no session replay", () => {
    expect(allowAnalytics(contentSecurityPolicy, undefined)).toBe(contentSecurityPolicy);
  });

  test.each([
    ["script-src", ["https://*.hotjar.com", "https://*.contentsquare.net"]],
    ["img-src", ["https://*.hotjar.com", "https://*.contentsquare.net"]],
    ["font-src", ["https://*.hotjar.com"]],
    [
      "connect-src",
      [
        "https://*.hotjar.com",
        "https://*.contentsquare.net",
        "https://*.hotjar.io",
        "wss://*.hotjar.com",
      ],
    ],
  ])("with session replay lets Hotjar's hosts through in %s, beside its own", (name, hosts) => {
    const sources = directive(allowAnalytics(contentSecurityPolicy, analytics), name);
    const own = directive(contentSecurityPolicy, name);
    expect(sources.slice(0, own.length + hosts.length)).toEqual([...own, ...hosts]);
  });

  test("with session replay lets its frames and workers in, and of inline scripts only the one it starts by", () => {
    const policy = allowAnalytics(contentSecurityPolicy, analytics);
    expect(directive(policy, "frame-src")).toEqual(["https://*.hotjar.com"]);
    expect(directive(policy, "worker-src")).toEqual(["'self'", "blob:"]);
    const snippet = readHotjarSnippet(analytics.siteId);
    const hash = createHash("sha256").update(snippet).digest("base64");
    expect(snippet).toContain(String(analytics.siteId));
    expect(directive(policy, "script-src").filter((source) => source.startsWith("'"))).toEqual([
      "'self'",
      `'sha256-${hash}'`,
    ]);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toContain("unsafe");
  });

  test("with session replay lets its scripts turn text into HTML and scripts", () => {
    expect(allowAnalytics(contentSecurityPolicy, analytics)).not.toContain("trusted-types");
  });

  test("leaves what session replay does not need as it was", () => {
    const policy = allowAnalytics(contentSecurityPolicy, analytics);
    for (const name of ["default-src", "style-src", "form-action", "base-uri", "object-src"]) {
      expect(directive(policy, name)).toEqual(directive(contentSecurityPolicy, name));
    }
  });
});

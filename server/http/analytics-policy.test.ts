import { describe, expect, test } from "vitest";
import { allowAnalytics } from "./analytics-policy.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const analytics = { siteId: 1234567, consent: "asked" } as const;

function directive(policy: string, name: string): string[] {
  const found = policy.split("; ").find((text) => text.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("the content security policy", () => {
  test("is the site's own where there is no session replay", () => {
    expect(allowAnalytics(contentSecurityPolicy, undefined)).toBe(contentSecurityPolicy);
  });

  test("lets Hotjar's hosts through where there is, and still no inline script but its one", () => {
    const policy = allowAnalytics(contentSecurityPolicy, analytics);
    const scripts = directive(policy, "script-src");
    expect(scripts).toContain("https://*.hotjar.com");
    expect(scripts.filter((source) => source.startsWith("'"))).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]);
    expect(directive(policy, "connect-src")).toContain("wss://*.hotjar.com");
    expect(policy).not.toContain("unsafe");
  });

  test("leaves what session replay does not need as it was", () => {
    const policy = allowAnalytics(contentSecurityPolicy, analytics);
    for (const name of ["default-src", "style-src", "form-action", "base-uri", "object-src"]) {
      expect(directive(policy, name)).toEqual(directive(contentSecurityPolicy, name));
    }
  });

  test("allows another script for another site", () => {
    const other = allowAnalytics(contentSecurityPolicy, { ...analytics, siteId: 7654321 });
    expect(other).not.toBe(allowAnalytics(contentSecurityPolicy, analytics));
  });
});

import { describe, expect, test } from "vitest";
import { clientAddress, isFromOwnSite, requestOrigin } from "./visitor.ts";

const direct = { siteOrigin: undefined, trustedProxies: 0 };
const proxied = { siteOrigin: undefined, trustedProxies: 1 };

function ask(headers: Record<string, string>): Request {
  return new Request("http://10.0.0.1:3000/", { headers });
}

describe("the client address", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:5000", "203.0.113.9"],
    ["[2001:db8::1]:5000", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::5000", "2001:db8::5000"],
  ])("behind a proxy that saw %s is %s, even if the visitor forges headers", (seen, address) => {
    const request = ask({ "X-Forwarded-For": `6.6.6.6,  ${seen} ` });
    expect(clientAddress(request, "10.0.0.9", proxied)).toBe(address);
    expect(clientAddress(request, "10.0.0.9", direct)).toBe("10.0.0.9");
  });

  test("behind two trusted proxies is the one that the outer proxy saw", () => {
    const twice = ask({ "X-Forwarded-For": "6.6.6.6, 203.0.113.9, 10.0.0.8" });
    expect(clientAddress(twice, "10.0.0.9", { ...direct, trustedProxies: 2 })).toBe("203.0.113.9");
  });

  test('is the connection\'s if the proxy sent none, and "unknown" without a connection', () => {
    for (const request of [ask({}), ask({ "X-Forwarded-For": " , " })]) {
      expect(clientAddress(request, "10.0.0.9", proxied)).toBe("10.0.0.9");
      expect(clientAddress(request, undefined, proxied)).toBe("unknown");
    }
  });
});

describe("the origin a request was made to", () => {
  test.each([
    ["wraps.example", "http://wraps.example"],
    ["WRAPS.example:8080", "http://wraps.example:8080"],
    ["[::1]:3000", "http://[::1]:3000"],
    [`${"a.".repeat(127)}a`, `http://${"a.".repeat(127)}a`],
  ])("is taken from Host %s", (Host, origin) => {
    expect(requestOrigin(ask({ Host }), direct)).toBe(origin);
  });

  test.each([
    "a b",
    "x@wraps.example",
    "wraps.example/path",
    "wraps.example:99999",
    "wraps..example",
    "[wraps.example]",
    `${"a".repeat(63)}.`.repeat(4),
  ])("is undefined if Host is %s", (Host) => {
    expect(requestOrigin(ask({ Host }), direct)).toBeUndefined();
  });

  const forwarded = {
    Host: "10.0.0.1:3000",
    "X-Forwarded-Host": "evil.example, other.example, wraps.example",
    "X-Forwarded-Proto": "http, https",
  };
  const odd = { Host: "a.example", "X-Forwarded-Proto": "gopher", "X-Forwarded-Host": " " };
  test.each([
    ["the request's URL if Host is missing", {}, direct, "http://10.0.0.1:3000"],
    ["a trusted proxy's headers", forwarded, proxied, "https://wraps.example"],
    ["Host where no proxy is trusted", forwarded, direct, "http://10.0.0.1:3000"],
    ["Host where the proxy sends nothing", { Host: "a.example" }, proxied, "http://a.example"],
    ["Host where the proxy's values are invalid", odd, proxied, "http://a.example"],
  ])("is taken from %s", (_, headers, trust, origin) => {
    expect(requestOrigin(ask(headers as Record<string, string>), trust)).toBe(origin);
  });
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ "Sec-Fetch-Site": "none" }, true],
  [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, true],
  [{ "Sec-Fetch-Site": "same-site" }, false],
  [{ "Sec-Fetch-Site": "cross-site", Origin: "https://wraps.example" }, false],
  [{ "Sec-Fetch-Site": "same-site", Origin: "https://wraps.example" }, true],
  [{ Origin: "https://wraps.example" }, true],
  [{ Origin: "http://wraps.example" }, true],
  [{ Origin: "http://10.0.0.1:3000" }, true],
  [{ Origin: "http://10.0.0.1" }, false],
  [{ Origin: "https://evil.example" }, false],
  [{ Origin: "null" }, false],
  [{ Origin: "" }, false],
])("a form with the headers %o counts as sent from our site: %s", (headers, isOwn) => {
  const own = ["https://wraps.example", "http://10.0.0.1:3000"];
  expect(isFromOwnSite(ask(headers), own)).toBe(isOwn);
});

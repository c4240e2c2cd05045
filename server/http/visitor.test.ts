import { describe, expect, test } from "vitest";
import { clientAddress, isFromOwnSite, requestOrigin } from "./visitor.ts";

const direct = { siteOrigin: undefined, trustedProxies: 0 };
const proxied = { siteOrigin: undefined, trustedProxies: 1 };

function ask(headers: Record<string, string>): Request {
  return new Request("http://10.0.0.1:3000/", { headers });
}

describe("the client address", () => {
  const forwarded = ask({ "X-Forwarded-For": "6.6.6.6, 203.0.113.9" });

  test("is the connection's own where no proxy is trusted, whatever a header claims", () => {
    expect(clientAddress(forwarded, "10.0.0.9", direct)).toBe("10.0.0.9");
  });

  test("is the one the trusted proxy saw, not one the visitor made up in front of it", () => {
    expect(clientAddress(forwarded, "10.0.0.9", proxied)).toBe("203.0.113.9");
  });

  test("behind two trusted proxies is the one the outer of them saw", () => {
    const twice = ask({ "X-Forwarded-For": "6.6.6.6, 203.0.113.9, 10.0.0.8" });
    const trust = { siteOrigin: undefined, trustedProxies: 2 };
    expect(clientAddress(twice, "10.0.0.9", trust)).toBe("203.0.113.9");
  });

  test("is the connection's own where the trusted proxy named none", () => {
    expect(clientAddress(ask({}), "10.0.0.9", proxied)).toBe("10.0.0.9");
    expect(clientAddress(ask({ "X-Forwarded-For": " , " }), "10.0.0.9", proxied)).toBe("10.0.0.9");
  });

  test("is the same word for everyone where neither connection nor proxy names one", () => {
    expect(clientAddress(ask({}), undefined, direct)).toBe("unknown");
    expect(clientAddress(ask({}), undefined, proxied)).toBe("unknown");
  });

  test.each([
    ["203.0.113.9:5000", "203.0.113.9"],
    ["203.0.113.9", "203.0.113.9"],
    ["[2001:db8::1]:5000", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:db8::1", "2001:db8::1"],
    ["2001:db8::5000", "2001:db8::5000"],
  ])("written by the proxy as %s is %s", (written, address) => {
    const request = ask({ "X-Forwarded-For": `6.6.6.6,  ${written} ` });
    expect(clientAddress(request, "10.0.0.9", proxied)).toBe(address);
  });
});

describe("the origin a request was made to", () => {
  test.each([
    ["wraps.example", "http://wraps.example"],
    ["WRAPS.example:8080", "http://wraps.example:8080"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["my_site", "http://my_site"],
  ])("is read from Host %s", (Host, origin) => {
    expect(requestOrigin(ask({ Host }), direct)).toBe(origin);
  });

  test.each([
    "a b",
    "x@wraps.example",
    "wraps.example/path",
    "wraps.example:123456",
    "wraps.example:99999",
    "999.1.1.1",
    "-wraps.example",
    "wraps..example",
    ".",
    "[wraps.example]",
    `${"a".repeat(63)}.`.repeat(4),
  ])("is none where Host is %s", (Host) => {
    expect(requestOrigin(ask({ Host }), direct)).toBeUndefined();
  });

  test("is read from Host up to 255 characters long", () => {
    const Host = `${"a.".repeat(127)}a`;
    expect(Host).toHaveLength(255);
    expect(requestOrigin(ask({ Host }), direct)).toBe(`http://${Host}`);
  });

  test("is the address's own where there is no Host header", () => {
    expect(requestOrigin(ask({}), direct)).toBe("http://10.0.0.1:3000");
  });

  test("takes scheme and host from a trusted proxy alone", () => {
    const headers = {
      Host: "10.0.0.1:3000",
      "X-Forwarded-Host": "evil.example, other.example, wraps.example",
      "X-Forwarded-Proto": "http, https",
    };
    expect(requestOrigin(ask(headers), proxied)).toBe("https://wraps.example");
    expect(requestOrigin(ask(headers), direct)).toBe("http://10.0.0.1:3000");
  });

  test("keeps Host and http where the trusted proxy says nothing, or nothing known", () => {
    expect(requestOrigin(ask({ Host: "wraps.example" }), proxied)).toBe("http://wraps.example");
    const odd = { Host: "wraps.example", "X-Forwarded-Proto": "gopher", "X-Forwarded-Host": " " };
    expect(requestOrigin(ask(odd), proxied)).toBe("http://wraps.example");
  });
});

describe("a form", () => {
  const own = ["https://wraps.example", "http://10.0.0.1:3000"];
  test.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { "Sec-Fetch-Site": "none" }],
    [true, { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
    [false, { "Sec-Fetch-Site": "same-site" }],
    [false, { "Sec-Fetch-Site": "cross-site" }],
    [false, { "Sec-Fetch-Site": "cross-site", Origin: "https://wraps.example" }],
    [true, { "Sec-Fetch-Site": "same-site", Origin: "https://wraps.example" }],
    [true, { Origin: "https://wraps.example" }],
    [true, { Origin: "http://wraps.example" }],
    [true, { Origin: "http://10.0.0.1:3000" }],
    [false, { Origin: "http://10.0.0.1" }],
    [false, { Origin: "https://evil.example" }],
    [false, { Origin: "null" }],
    [false, { Origin: "" }],
  ])("is from the own site: %s, when sent with %o", (isOwn, headers) => {
    expect(isFromOwnSite(ask(headers), own)).toBe(isOwn);
  });
});

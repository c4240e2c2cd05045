import { describe, expect, test } from "vitest";
import { clientAddress, requestOrigin } from "./visitor.ts";

const direct = { siteOrigin: undefined, trustedProxies: 0 };
const proxied = { siteOrigin: undefined, trustedProxies: 1 };

function ask(headers: Record<string, string>): Request {
  return new Request("http://10.0.0.1:3000/", { headers });
}

describe("the address limits go by", () => {
  const forwarded = ask({ "X-Forwarded-For": "6.6.6.6, 203.0.113.9" });

  test("is the connection's own where no proxy is trusted, whatever a header claims", () => {
    expect(clientAddress(forwarded, "10.0.0.9", direct)).toBe("10.0.0.9");
  });

  test("is the one the trusted proxy saw, not one the visitor made up in front of it", () => {
    expect(clientAddress(forwarded, "10.0.0.9", proxied)).toBe("203.0.113.9");
  });

  test("is the connection's own where the trusted proxy named none", () => {
    expect(clientAddress(ask({}), "10.0.0.9", proxied)).toBe("10.0.0.9");
  });
});

describe("the origin a request was made to", () => {
  test.each([
    ["wraps.example", "http://wraps.example"],
    ["WRAPS.example:8080", "http://wraps.example:8080"],
    ["[::1]:3000", "http://[::1]:3000"],
    ["127.0.0.1", "http://127.0.0.1"],
  ])("is read from Host %s", (Host, origin) => {
    expect(requestOrigin(ask({ Host }), direct)).toBe(origin);
  });

  test("takes scheme and host from a trusted proxy alone", () => {
    const headers = {
      Host: "10.0.0.1:3000",
      "X-Forwarded-Host": "wraps.example",
      "X-Forwarded-Proto": "https",
    };
    expect(requestOrigin(ask(headers), proxied)).toBe("https://wraps.example");
    expect(requestOrigin(ask(headers), direct)).toBe("http://10.0.0.1:3000");
  });
});

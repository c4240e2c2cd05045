import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { buildSite, createPages, environment } from "#tests/support/test-built-pages.ts";
import { createTestSite, testPages } from "#tests/support/test-site.ts";
import { allowStyles, contentSecurityPolicy, hashStyle } from "./security-headers.ts";

const style = "p {\n  color: red;\n}";
const html = `<head><style>${style}</style></head><style>b {}</style>`;
const hash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
const ownPolicy = contentSecurityPolicy.replace("style-src 'self';", `style-src 'self' ${hash};`);

test("a page's first style element is known by the hash of all that stands in it", () => {
  expect(hashStyle(html)).toBe(hash);
  expect(hashStyle("<p>plain</p>")).toBeUndefined();
});

test("a policy lets these styles through, and without any stays as it is", () => {
  expect(allowStyles(contentSecurityPolicy, hash)).toBe(ownPolicy);
  expect(allowStyles(contentSecurityPolicy, undefined)).toBe(contentSecurityPolicy);
});

test("a page with a style of its own brings the policy for it; nothing else does", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style></svg>`;
  const serve = await buildSite({ "faq.html": html, "terms.html": "none", "sign.svg": svg });
  const policyOf = async (path: string) =>
    (await serve(path))?.headers.get("Content-Security-Policy");
  expect(await policyOf("/faq")).toBe(ownPolicy);
  expect(await policyOf("/terms")).toBeNull();
  expect(await policyOf("/sign.svg")).toBeNull();
});

test("the page for what is not found brings the policy for its style", async () => {
  const pages = await createPages({ "404.html": html });
  const answer = await pages.serveNotFound(new Request("http://site.test/x"), environment);
  expect(answer.headers.get("Content-Security-Policy")).toBe(ownPolicy);
});

test("a page that is rendered brings its own policy, if it has one", async () => {
  const policyOf = async (policy?: string) => {
    const render: typeof testPages.render = async (...asked) => ({
      ...(await testPages.render(...asked)),
      ...(policy && { policy }),
    });
    const { ask } = await createTestSite({ pages: { render } });
    const answer = await ask("/", { method: "PUT", headers: { Accept: "text/html" } });
    return answer.headers.get("Content-Security-Policy");
  };
  expect(await policyOf(ownPolicy)).toBe(ownPolicy);
  expect(await policyOf()).toBe(contentSecurityPolicy);
});

import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { analyticsPlaceholder } from "#contract/analytics.ts";
import { originPlaceholder, type PageState, todayPlaceholder } from "#contract/page-environment.ts";
import { formerAddresses } from "#studio/articles.ts";
import {
  buildSite,
  bytes,
  createPages,
  environment,
  site,
} from "#tests/support/test-built-pages.ts";

const REVALIDATED = "public, max-age=0, must-revalidate";
const BRIEF = "public, max-age=300";
const YEAR = "public, max-age=31536000, immutable";

test.each([
  ["/", "text/html; charset=utf-8", REVALIDATED],
  ["/faq/404", "text/html; charset=utf-8", REVALIDATED],
  ["/assets/main-Bq3x_1Zk.js", "text/javascript; charset=utf-8", YEAR],
  ["/assets/face-Bq3x_1.woff2", "font/woff2", YEAR],
  ["/pictures/hero-800-0a1b2c3d.avif", "image/avif", YEAR],
  ["/cards/faq.0a1b2c3d.jpg", "image/jpeg", YEAR],
  ["/other/hero-0a1b2c3d.webp", "image/webp", BRIEF],
  ["/robots.txt", "text/plain; charset=utf-8", BRIEF],
  ["/icon.svg", "image/svg+xml; charset=utf-8", BRIEF],
  ["/film", "application/octet-stream", BRIEF],
])("%s is served as %s with Cache-Control %j", async (path, type, cacheControl) => {
  const file = { "/": "index.html", "/faq/404": "faq/404.html" }[path];
  const answer = await (await buildSite({ [file ?? path.slice(1)]: "x" }))(path);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get("Content-Type")).toBe(type);
  expect(answer?.headers.get("Cache-Control")).toBe(cacheControl);
});

test.each([
  ["/faq/", "/faq"],
  ["/index.html", "/"],
  ["/faq.html?a=1", "/faq?a=1"],
  ["/faq/car-wrap-prices-uk/", "/faq/car-wrap-prices-uk"],
  ["/faq/prices?a=1", "/faq/car-wrap-prices-uk?a=1"],
])("%s is permanently redirected to %s", async (path, location) => {
  Object.assign(formerAddresses, { prices: "car-wrap-prices-uk" });
  onTestFinished(() => void Reflect.deleteProperty(formerAddresses, "prices"));
  const answer = await (await buildSite(site))(path);
  expect([answer?.status, answer?.headers.get("Location")]).toEqual([308, location]);
});

test.each(["/404", "/404.html", "/index", "/.secret", "/assets", "//evil.test/", "/%ff"])(
  "%s is not an address of the site",
  async (path) => {
    expect(await (await buildSite(site))(path)).toBeUndefined();
  },
);

describe("a page", () => {
  test("contains the site's origin and the date of the visit, not those of the build", async () => {
    const serve = await buildSite(site);
    const textOf = async (path: string, changes = {}) => (await serve(path, {}, changes))?.text();
    expect(await textOf("/")).toBe(
      '<link rel="canonical" href="https://wraps.example/"><p>20 November 2026</p>',
    );
    expect(await textOf("/", { today: "21 November 2026" })).toContain("<p>21 November 2026</p>");
    expect(await textOf("/robots.txt")).toBe("Sitemap: https://wraps.example/sitemap.xml");
  });

  test("contains the request's origin if SITE_URL is not set, and is cached for that visitor only", async () => {
    const files = { ...site, "terms.html": todayPlaceholder };
    const serve = await buildSite(files, { siteOrigin: undefined });
    const ask = (path: string, accepted = "gzip, br") =>
      serve(path, { "Accept-Encoding": accepted }, { origin: "http://evil.example" });
    const answer = await ask("/");
    expect(gunzipSync(await bytes(answer)).toString()).toContain('href="http://evil.example/"');
    expect(answer?.headers.get("Cache-Control")).toBe("private, max-age=0, must-revalidate");
    expect((await ask("/robots.txt"))?.headers.get("Cache-Control")).toMatch("private");
    expect((await ask("/terms"))?.headers.get("Cache-Control")).toBe(REVALIDATED);
    expect(await (await ask("/", "br"))?.text()).toContain("http://evil.example/");
  });

  test("contains session replay only if set up", async () => {
    const files = { "index.html": `<div${analyticsPlaceholder}>` };
    const serve = await buildSite(files, { siteOrigin: undefined });
    const textWith = async (changes: object) => (await serve("/", {}, changes))?.text();
    expect(await textWith({})).toBe("<div>");
    const analytics = { siteId: 7, consent: "asked" };
    expect(await textWith({ analytics })).toBe('<div data-analytics="7 asked">');
  });

  test("has a policy that allows only its own style element; the policy of rendered pages allows every page's style element", async () => {
    const files = { "faq.html": "<style>p {}</style>", "terms.html": "none" };
    const pages = await createPages(files);
    const headersOf = async (path: string, { serve } = pages) =>
      (await serve(new Request(`http://site.test${path}`), environment))?.headers;
    const policyOf = async (...asked: Parameters<typeof headersOf>) =>
      (await headersOf(...asked))?.get("Content-Security-Policy");
    expect((await headersOf("/faq"))?.get("Strict-Transport-Security")).toBe("max-age=15768000");
    const replayed = await createPages(files, { analytics: { siteId: 7, consent: "asked" } });
    expect(await policyOf("/faq", replayed)).toContain("https://*.hotjar.com");
    // Hashes of the styles of this page and of the problem page.
    const [faq, problem] = ["p {}", "h1 {}"].map(
      (style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    );
    expect(await policyOf("/faq")).toContain(`style-src 'self' ${faq};`);
    expect(await policyOf("/terms")).toContain("style-src 'self';");
    expect(pages.contentSecurityPolicy).toContain(`'self' ${[faq, problem].sort().join(" ")};`);
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["deflate, identity", "uncompressed"],
  ])("for Accept-Encoding %j sends this copy from the build: %s", async (accepted, coding) => {
    const bodies = { br: "br!", gzip: "gzip!", uncompressed: "let a;" };
    const files = { "a.js": bodies.uncompressed, "a.js.br": bodies.br, "a.js.gz": bodies.gzip };
    const answer = await (await buildSite(files))("/a.js", { "Accept-Encoding": accepted });
    expect(answer?.headers.get("Content-Encoding") ?? "uncompressed").toBe(coding);
    expect(answer?.headers.get("Vary")).toBe("Accept-Encoding");
    const body = bodies[coding as keyof typeof bodies];
    expect(answer?.headers.get("Content-Length")).toBe(String(body.length));
    expect(await answer?.text()).toBe(body);
  });

  test("of filled pages adds Brotli in the background, and is repeated on a new day only if the page shows the date", async () => {
    const words = "words and words ".repeat(300);
    const serve = await buildSite({ ...site, "faq.html": `${originPlaceholder} ${words}` });
    const codingOf = async (path: string, accepted: string, today = environment.today) => {
      const answer = await serve(path, { "Accept-Encoding": accepted }, { today });
      const coding = answer?.headers.get("Content-Encoding");
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""];
      if (unpack) expect(unpack(await bytes(answer)).toString()).toContain(environment.origin);
      return coding;
    };
    for (const path of ["/", "/faq"]) {
      expect(await codingOf(path, "gzip")).toBe("gzip");
      await expect.poll(() => codingOf(path, "br")).toBe("br");
    }
    const tomorrow = "21 November 2026";
    expect(await codingOf("/", "gzip", tomorrow)).toBe("gzip");
    // /faq contains no date, so its copies stay valid.
    expect(await codingOf("/faq", "br", tomorrow)).toBe("br");
  });

  test("of pictures is skipped, and the build's compressed copies have no address", async () => {
    const serve = await buildSite({ ...site, "a.js": "a", "a.js.br": "b", "films.gz": "d" });
    const picture = await serve("/pictures/hero-800-0a1b2c3d.avif", { "Accept-Encoding": "br" });
    expect([...(picture?.headers.keys() ?? [])].join()).not.toMatch(/content-encoding|vary/);
    expect(await serve("/a.js.br")).toBeUndefined();
    expect((await serve("/films.gz"))?.status).toBe(200);
  });
});

test("an unchanged page is answered 304 with the page's headers", async () => {
  const serve = await buildSite(site, { siteOrigin: undefined });
  const whole = await serve("/");
  const tag = whole?.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^W\/"[\w-]{16}"$/);
  for (const held of [tag, tag.replace("W/", ""), `"other",  ${tag} `, "*"]) {
    const answer = await serve("/", { "If-None-Match": held });
    expect([answer?.status, await answer?.text()]).toEqual([304, ""]);
    for (const name of ["ETag", "Cache-Control", "Vary", "Content-Security-Policy"]) {
      expect(answer?.headers.get(name)).toBe(whole?.headers.get(name));
    }
  }
  for (const changes of [{ today: "21 November 2026" }, { origin: "http://evil.example" }]) {
    expect((await serve("/", { "If-None-Match": tag }, changes))?.status).toBe(200);
  }
  expect((await serve("/", { "If-None-Match": '"other"' }))?.status).toBe(200);
});

test("the 404 page is never cached, and never answered 304", async () => {
  const asked = new Request("http://site.test/x", { headers: { "If-None-Match": "*" } });
  const { status, headers } = await (await createPages(site)).serveNotFound(asked, environment);
  expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store"]);
});

describe("the page for a rejected form or a problem", () => {
  const problem = { status: 403, title: '<No> & "never"', text: "It's 1 January 1970" };
  const quote = { values: {}, errors: {} } as NonNullable<PageState["quote"]>;

  test("is the built problem page with its placeholders filled, if there is only a problem", async () => {
    expect(await (await createPages(site)).render({ problem }, environment)).toMatchObject({
      status: 403,
      html: "<style>h1 {}</style><h1>&#60;No&#62; &#38; &#34;never&#34;</h1>It&#39;s 1 January 1970, 20 November 2026",
    });
  });

  test.each([{ quote }, { quote, problem }, { problem: { ...problem, button: "Yes" } }])(
    "is rendered if it contains a form or button: %o",
    async (state) => {
      const { html } = await (await createPages(site)).render(state, environment);
      expect(JSON.parse(html)).toEqual(["/", state, environment]);
    },
  );
});

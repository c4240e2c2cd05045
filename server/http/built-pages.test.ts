import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { analyticsPlaceholder } from "#contract/analytics.ts";
import { originPlaceholder, type PageState, todayPlaceholder } from "#contract/page-environment.ts";
import {
  buildSite,
  bytes,
  createPages,
  environment,
  site,
} from "#tests/support/test-built-pages.ts";
import { chooseCoding } from "./compression.ts";

const REVALIDATED = "public, max-age=0, must-revalidate";
const BRIEF = "public, max-age=300";
const YEAR = "public, max-age=31536000, immutable";

test.each([
  ["/", "text/html; charset=utf-8", REVALIDATED],
  ["/faq", "text/html; charset=utf-8", REVALIDATED],
  ["/faq/404", "text/html; charset=utf-8", REVALIDATED],
  ["/faq/prices.md", "text/markdown; charset=utf-8", BRIEF],
  ["/assets/main-Bq3x_1Zk.js", "text/javascript; charset=utf-8", YEAR],
  ["/assets/face-Bq3x_1.woff2", "font/woff2", YEAR],
  ["/pictures/hero-800-0a1b2c3d.avif", "image/avif", YEAR],
  ["/cards/faq.0a1b2c3d.jpg", "image/jpeg", YEAR],
  ["/other/hero-0a1b2c3d.webp", "image/webp", BRIEF],
  ["/robots.txt", "text/plain; charset=utf-8", BRIEF],
  ["/icon.svg", "image/svg+xml; charset=utf-8", BRIEF],
  ["/film", "application/octet-stream", BRIEF],
])("%s is served as %s, to be kept by %s", async (path, type, cacheControl) => {
  const file = { "/": "index.html", "/faq": "faq.html", "/faq/404": "faq/404.html" }[path];
  const serve = await buildSite({ [file ?? path.slice(1)]: "x" });
  const answer = await serve(path);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get("Content-Type")).toBe(type);
  expect(answer?.headers.get("Cache-Control")).toBe(cacheControl);
  // Searchers should land on the article itself, not on its copy for programs.
  expect(answer?.headers.get("X-Robots-Tag")).toBe(path.endsWith(".md") ? "noindex" : null);
});

test.each([
  ["/faq/", "/faq"],
  ["/index.html", "/"],
  ["/faq.html?a=1", "/faq?a=1"],
  ["/faq/car-wrap-prices-uk/", "/faq/car-wrap-prices-uk"],
])("%s is redirected to %s for good", async (path, location) => {
  const answer = await (await buildSite(site))(path);
  expect(answer?.status).toBe(308);
  expect(answer?.headers.get("Location")).toBe(location);
});

test.each([
  "/404",
  "/404.html",
  "/index",
  "/.secret",
  "/nowhere/",
  "/assets",
  "//evil.test/",
  "/%ff",
])("%s is not an address of the site", async (path) => {
  expect(await (await buildSite(site))(path)).toBeUndefined();
});

describe("a page", () => {
  test("names the site's origin and the day it is asked for, not those of the build", async () => {
    const serve = await buildSite(site);
    const textOf = async (path: string, changes = {}) => (await serve(path, {}, changes))?.text();
    expect(await textOf("/")).toBe(
      '<link rel="canonical" href="https://wraps.example/"><p>20 November 2026</p>',
    );
    expect(await textOf("/", { today: "21 November 2026" })).toContain("<p>21 November 2026</p>");
    expect(await textOf("/robots.txt")).toBe("Sitemap: https://wraps.example/sitemap.xml");
  });

  test("names the origin it is asked for at where the site has none, for that visitor alone", async () => {
    const serve = await buildSite(
      { ...site, "terms.html": todayPlaceholder },
      { siteOrigin: undefined },
    );
    const ask = (path: string, accepted = "gzip, br") =>
      serve(path, { "Accept-Encoding": accepted }, { origin: "http://evil.example" });
    const answer = await ask("/");
    expect(gunzipSync(await bytes(answer)).toString()).toContain('href="http://evil.example/"');
    expect(answer?.headers.get("Cache-Control")).toBe("private, max-age=0, must-revalidate");
    expect((await ask("/robots.txt"))?.headers.get("Cache-Control")).toMatch("private");
    expect((await ask("/terms"))?.headers.get("Cache-Control")).toBe(REVALIDATED);
    expect(await (await ask("/", "br"))?.text()).toContain("http://evil.example/");
  });

  test("names session replay where it is set up, and has no trace of it where it is not", async () => {
    const serve = await buildSite(
      { "index.html": `<div${analyticsPlaceholder}>` },
      { siteOrigin: undefined },
    );
    expect(await (await serve("/"))?.text()).toBe("<div>");
    const analytics = { siteId: 7, consent: "asked" };
    expect(await (await serve("/", {}, { analytics }))?.text()).toBe(
      '<div data-analytics="7 asked">',
    );
  });

  test("lets through its own style element, and a rendered page those of all pages", async () => {
    const pages = await createPages({ "faq.html": "<style>p {}</style>", "terms.html": "none" });
    const policyOf = async (path: string) =>
      (await pages.serve(new Request(`http://site.test${path}`), environment))?.headers.get(
        "Content-Security-Policy",
      );
    const hash = createHash("sha256").update("p {}").digest("base64");
    expect(await policyOf("/faq")).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(await policyOf("/terms")).toContain("style-src 'self';");
    expect(pages.contentSecurityPolicy).toContain(`style-src 'self' 'sha256-${hash}';`);
  });
});

describe("compression", () => {
  const words = "words and words ".repeat(300);

  test.each([
    ["gzip, br", "br", "br!"],
    ["gzip", "gzip", "gzip!"],
    ["identity", null, "let a;"],
  ])("for Accept-Encoding %s is %s, by the build's copies", async (accepted, coding, body) => {
    const serve = await buildSite({ "a.js": "let a;", "a.js.br": "br!", "a.js.gz": "gzip!" });
    const answer = await serve("/a.js", { "Accept-Encoding": accepted });
    expect(answer?.headers.get("Content-Encoding")).toBe(coding);
    expect(answer?.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer?.headers.get("Content-Length")).toBe(String(body.length));
    expect(await answer?.text()).toBe(body);
  });

  test("of today's pages is done in the background, and again when the day changes", async () => {
    const serve = await buildSite({ ...site, "faq.html": `${originPlaceholder} ${words}` });
    const codingOf = async (path: string, accepted: string, today = environment.today) => {
      const answer = await serve(path, { "Accept-Encoding": accepted }, { today });
      const coding = answer?.headers.get("Content-Encoding");
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""];
      if (unpack) expect(unpack(await bytes(answer)).toString()).toContain(environment.origin);
      return coding;
    };
    for (const coding of ["br", "gzip"]) {
      await expect.poll(() => codingOf("/", coding)).toBe(coding);
      await expect.poll(() => codingOf("/faq", coding)).toBe(coding);
    }
    const tomorrow = "21 November 2026";
    expect(await codingOf("/", "br", tomorrow)).toBeNull();
    // It names no day.
    expect(await codingOf("/faq", "br", tomorrow)).toBe("br");
    await expect.poll(() => codingOf("/", "br", tomorrow)).toBe("br");
  });

  test("leaves pictures as they are; its copies have no address", async () => {
    const serve = await buildSite({ ...site, "a.js": "a", "a.js.br": "b", "films.gz": "d" });
    const picture = await serve("/pictures/hero-800-0a1b2c3d.avif", { "Accept-Encoding": "br" });
    expect(picture?.headers.has("Content-Encoding")).toBe(false);
    expect(picture?.headers.has("Vary")).toBe(false);
    expect(await serve("/a.js.br")).toBeUndefined();
    expect((await serve("/films.gz"))?.status).toBe(200);
  });
});

describe("a conditional request", () => {
  test("with the page's tag is answered 304, with how long that holds", async () => {
    const serve = await buildSite(site);
    const whole = await serve("/");
    const tag = whole?.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^W\/"[\w-]{16}"$/);
    for (const held of [tag, tag.replace("W/", ""), `"other",  ${tag} `, "*"]) {
      const answer = await serve("/", { "If-None-Match": held });
      expect(answer?.status).toBe(304);
      expect(await answer?.text()).toBe("");
      for (const name of ["ETag", "Cache-Control", "Vary", "Content-Security-Policy"]) {
        expect(answer?.headers.get(name)).toBe(whole?.headers.get(name));
      }
    }
  });

  test.each([
    ["another tag", { origin: environment.origin }, '"other"'],
    ["yesterday's tag", { today: "19 November 2026" }, undefined],
    ["another origin's tag", { origin: "http://evil.example" }, undefined],
  ])("with %s is answered with the page", async (_, changes, tag) => {
    const serve = await buildSite(site, { siteOrigin: undefined });
    const held = tag ?? (await serve("/", {}, changes))?.headers.get("ETag") ?? "";
    expect((await serve("/", { "If-None-Match": held }))?.status).toBe(200);
  });
});

describe("a page that is not a built file", () => {
  const problem = { status: 403, title: '<No> & "never"', text: "It's 1 January 1970" };
  const quote = { values: {}, errors: {} } as NonNullable<PageState["quote"]>;

  test("is the built page for problems, filled in, where it need not keep what was typed", async () => {
    const pages = await createPages(site);
    expect(await pages.render({ problem }, environment)).toMatchObject({
      status: 403,
      html: "<h1>&#60;No&#62; &#38; &#34;never&#34;</h1>It&#39;s 1 January 1970, 20 November 2026",
    });
  });

  test.each([{ quote }, { quote, problem }])("is rendered where it keeps it", async (state) => {
    const { html } = await (await createPages(site)).render(state, environment);
    expect(JSON.parse(html)).toEqual(["/", state, environment]);
  });
});

test.each([
  [null, undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br ; q=0.1", "br"],
  ["deflate, zstd", undefined],
])("of Brotli and gzip, Accept-Encoding %s gets %s", (accepted, coding) => {
  expect(chooseCoding(accepted, { br: true, gzip: true })).toBe(coding);
});

test("a coding without a copy is not chosen", () => {
  expect(chooseCoding("br, gzip", { gzip: true })).toBe("gzip");
  expect(chooseCoding("br, gzip", {})).toBeUndefined();
});

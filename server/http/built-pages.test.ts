import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Analytics, analyticsPlaceholder, printAnalytics } from "#contract/analytics.ts";
import {
  originPlaceholder,
  type PageState,
  problemPlaceholders,
  todayPlaceholder,
} from "#contract/page-environment.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { createBuiltPages } from "./built-pages.ts";

const environment = { origin: "https://wraps.example", today: "20 November 2026" };

async function createPages(files: Record<string, string | Buffer>, analytics?: Analytics) {
  const siteDir = await createTestFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), content);
  }
  return createBuiltPages({
    siteDir,
    settings: { siteOrigin: environment.origin, trustedProxies: 0, analytics },
    now: () => new Date("2026-11-20T12:00:00Z"),
    problemPage: `<h1>${problemPlaceholders.title}</h1>${problemPlaceholders.text}, ${todayPlaceholder}`,
    render: async (...asked) => ({ status: 422, html: JSON.stringify(asked) }),
  });
}

async function buildSite(files: Record<string, string | Buffer>, analytics?: Analytics) {
  const pages = await createPages(files, analytics);
  return (path: string, headers: Record<string, string> = {}, changes = {}) =>
    pages.serve(new Request(`http://site.test${path}`, { headers }), {
      ...environment,
      analytics,
      ...changes,
    });
}

const page = `<link rel="canonical" href="${originPlaceholder}/"><p>${todayPlaceholder}</p>`;
const site = {
  "index.html": page,
  "404.html": "not found",
  "faq.html": "questions",
  "faq/car-wrap-prices-uk.html": "prices",
  "assets/main-Bq3x_1Zk.js": "let a = 1;",
  "pictures/hero-800-0a1b2c3d.avif": Buffer.from([0, 1, 2]),
  "robots.txt": `Sitemap: ${originPlaceholder}/sitemap.xml`,
  ".secret": "no",
};

describe("an address", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/faq", "text/html; charset=utf-8"],
    ["/faq/car-wrap-prices-uk", "text/html; charset=utf-8"],
    ["/assets/main-Bq3x_1Zk.js", "text/javascript; charset=utf-8"],
    ["/pictures/hero-800-0a1b2c3d.avif", "image/avif"],
    ["/robots.txt", "text/plain; charset=utf-8"],
  ])("%s is served as %s", async (path, type) => {
    const serve = await buildSite(site);
    const answer = await serve(path);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get("Content-Type")).toBe(type);
  });

  test.each([
    ["/faq/", "/faq"],
    ["/index.html", "/"],
    ["/faq.html?a=1", "/faq?a=1"],
    ["/faq/car-wrap-prices-uk/", "/faq/car-wrap-prices-uk"],
  ])("%s is sent on to %s for good", async (path, location) => {
    const serve = await buildSite(site);
    const answer = await serve(path);
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get("Location")).toBe(location);
  });

  test.each([
    "/404",
    "/index",
    "/404.html",
    "/.secret",
    "/nowhere",
    "/nowhere/",
    "/assets",
    "//evil.test/",
    "/%2e%2e/x",
    "/%ff",
  ])("%s is none of the site's", async (path) => {
    const serve = await buildSite(site);
    expect(await serve(path)).toBeUndefined();
  });
});

test("a page names the origin and the day it is asked for, not those of the build", async () => {
  const serve = await buildSite(site);
  const here = await (await serve("/"))?.text();
  expect(here).toBe('<link rel="canonical" href="https://wraps.example/"><p>20 November 2026</p>');
  const there = await (await serve("/", {}, { origin: "http://localhost:3000" }))?.text();
  expect(there).toContain('href="http://localhost:3000/"');
  const tomorrow = await (await serve("/", {}, { today: "21 November 2026" }))?.text();
  expect(tomorrow).toContain("<p>21 November 2026</p>");
  expect(await (await serve("/robots.txt"))?.text()).toBe(
    "Sitemap: https://wraps.example/sitemap.xml",
  );
});

test.each([
  ["index.html", "text/html; charset=utf-8"],
  ["a.js", "text/javascript; charset=utf-8"],
  ["a.css", "text/css; charset=utf-8"],
  ["a.json", "application/json; charset=utf-8"],
  ["a.webmanifest", "application/manifest+json; charset=utf-8"],
  ["a.map", "application/json; charset=utf-8"],
  ["a.xml", "application/xml; charset=utf-8"],
  ["a.TXT", "text/plain; charset=utf-8"],
  ["a.md", "text/markdown; charset=utf-8"],
  ["a.svg", "image/svg+xml; charset=utf-8"],
  ["a.png", "image/png"],
  ["a.jpg", "image/jpeg"],
  ["a.jpeg", "image/jpeg"],
  ["a.webp", "image/webp"],
  ["a.avif", "image/avif"],
  ["a.gif", "image/gif"],
  ["a.ico", "image/x-icon"],
  ["a.woff2", "font/woff2"],
  ["a.pdf", "application/pdf"],
  ["a.unknown", "application/octet-stream"],
])("%s has the type %s", async (name, type) => {
  const serve = await buildSite({ [`x/${name}`]: "x" });
  const answer = await serve(name === "index.html" ? "/x" : `/x/${name}`);
  expect(answer?.headers.get("Content-Type")).toBe(type);
});

test("a page names session replay where it is set up, and nothing where it is not", async () => {
  for (const analytics of [undefined, { siteId: 7, consent: "asked" }] as const) {
    const serve = await buildSite({ "index.html": `<div${analyticsPlaceholder}>` }, analytics);
    const answer = await serve("/");
    expect(await answer?.text()).toBe(`<div${printAnalytics(analytics)}>`);
  }
});

test("a Markdown copy is not for search engines, a page is", async () => {
  const serve = await buildSite({ "faq.md": "words", "faq.html": "words" });
  expect((await serve("/faq.md"))?.headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await serve("/faq"))?.headers.has("X-Robots-Tag")).toBe(false);
});

describe("how long an answer may be kept", () => {
  const brief = "public, max-age=300";
  const year = "public, max-age=31536000, immutable";
  test.each([
    ["/assets/main-Bq3x_1Zk.js", year],
    ["/pictures/hero-800-0a1b2c3d.avif", year],
    ["/cards/faq.0a1b2c3d.jpg", year],
    ["/pictures/plain.avif", brief],
    ["/other/hero-0a1b2c3d.avif", brief],
    ["/robots.txt", brief],
    ["/", "public, max-age=0, must-revalidate"],
  ])("%s: %s", async (path, policy) => {
    const extra = { "cards/faq.0a1b2c3d.jpg": "x", "pictures/plain.avif": "x" };
    const serve = await buildSite({ ...site, ...extra, "other/hero-0a1b2c3d.avif": "x" });
    expect((await serve(path))?.headers.get("Cache-Control")).toBe(policy);
  });

  test("what names an origin that is not the site's own is for nobody but who asked", async () => {
    const serve = await buildSite({ ...site, "terms.html": todayPlaceholder });
    const policy = async (path: string) =>
      (await serve(path, {}, { origin: "http://evil.example" }))?.headers.get("Cache-Control");
    expect(await policy("/")).toBe("private, max-age=0, must-revalidate");
    expect(await policy("/robots.txt")).toBe("private, max-age=0, must-revalidate");
    expect(await policy("/terms")).toBe("public, max-age=0, must-revalidate");
    expect(await policy("/assets/main-Bq3x_1Zk.js")).toContain("immutable");
  });
});

describe("a conditional request", () => {
  test("with the page's tag is answered 304 without a body", async () => {
    const serve = await buildSite(site);
    const tag = (await serve("/"))?.headers.get("ETag") ?? "";
    const answer = await serve("/", { "If-None-Match": `"other", ${tag}` });
    expect(answer?.status).toBe(304);
    expect(await answer?.text()).toBe("");
  });

  test("with yesterday's tag is answered with today's page", async () => {
    const serve = await buildSite(site);
    const tag = (await serve("/", {}, { today: "19 November 2026" }))?.headers.get("ETag") ?? "";
    expect((await serve("/", { "If-None-Match": tag }))?.status).toBe(200);
  });

  test("with another origin's tag is answered with the page", async () => {
    const serve = await buildSite(site);
    const tag = (await serve("/", {}, { origin: "http://evil.example" }))?.headers.get("ETag");
    expect((await serve("/", { "If-None-Match": tag ?? "" }))?.status).toBe(200);
  });

  test("goes by the content: other files, and pages for other analytics, have other tags", async () => {
    const serve = await buildSite({ "a.js": "1", "b.js": "2", "c.html": todayPlaceholder });
    const tag = async (path: string, changes = {}) =>
      (await serve(path, {}, changes))?.headers.get("ETag");
    expect(await tag("/a.js")).toMatch(/^W\/"[\w-]{16}"$/);
    expect(await tag("/a.js")).not.toBe(await tag("/b.js"));
    expect(await tag("/a.js")).toBe(await tag("/a.js", { today: "21 November 2026" }));
    expect(await tag("/c")).toMatch(/^W\/"[\w-]{16}"$/);
    expect(await tag("/c")).toBe(await tag("/c", { origin: "http://other.example" }));
    const analytics = { siteId: 7, consent: "asked" };
    expect(await tag("/c")).not.toBe(await tag("/c", { analytics }));
  });

  test.each([
    ["*", 304],
    ['"other"', 200],
    ["", 200],
  ])("with %s is answered %i", async (tag, status) => {
    const serve = await buildSite(site);
    expect((await serve("/", { "If-None-Match": tag }))?.status).toBe(status);
  });

  test("may leave out that the tag is weak, and is told how long the answer holds", async () => {
    const serve = await buildSite(site);
    const whole = await serve("/");
    const tag = whole?.headers.get("ETag")?.replace("W/", "") ?? "";
    const answer = await serve("/", { "If-None-Match": `"x",  ${tag} ` });
    expect(answer?.status).toBe(304);
    for (const name of ["ETag", "Cache-Control", "Vary"]) {
      expect(answer?.headers.get(name)).toBe(whole?.headers.get(name));
    }
  });
});

describe("compression", () => {
  const long = { "index.html": `${page}${"<p>words and words</p>".repeat(200)}` };

  test("gives the same page in each coding, the first time and later", async () => {
    const serve = await buildSite(long);
    const plain = await (await serve("/"))?.text();
    for (let time = 0; time < 4; time += 1) {
      const brotli = await serve("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
      expect(brotli?.headers.get("Content-Encoding")).toBe("br");
      expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(plain);
      const gzipped = await serve("/", { "Accept-Encoding": "gzip, br;q=0" });
      expect(gzipped?.headers.get("Content-Encoding")).toBe("gzip");
      expect(gunzipSync(await bytes(gzipped)).toString()).toBe(plain);
    }
  });

  test("is left out where it is refused, and for pictures; caches are told that text varies", async () => {
    const serve = await buildSite({ ...site, ...long });
    const plain = await serve("/", { "Accept-Encoding": "br;q=0, *;q=0" });
    expect(plain?.headers.has("Content-Encoding")).toBe(false);
    expect(plain?.headers.get("Vary")).toBe("Accept-Encoding");
    const picture = await serve("/pictures/hero-800-0a1b2c3d.avif", { "Accept-Encoding": "br" });
    expect(picture?.headers.has("Content-Encoding")).toBe(false);
    expect(picture?.headers.has("Vary")).toBe(false);
  });
});

test("what the build has compressed is sent so, and never compressed again", async () => {
  const serve = await buildSite({ "a.js": "let a;", "a.js.br": "brotli", "a.js.gz": "gzip" });
  for (const [accepted, coding, body] of [
    ["br, gzip", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["identity", null, "let a;"],
  ] as const) {
    const answer = await serve("/a.js", { "Accept-Encoding": accepted });
    expect(answer?.headers.get("Content-Encoding")).toBe(coding);
    expect(answer?.headers.get("Content-Length")).toBe(String(body.length));
    expect(answer?.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await answer?.text()).toBe(body);
  }
});

test("what the build has not compressed is sent as it is", async () => {
  const serve = await buildSite({ "a.js": `let a; ${" ".repeat(9000)}` });
  const answer = await serve("/a.js", { "Accept-Encoding": "br, gzip" });
  expect(answer?.headers.has("Content-Encoding")).toBe(false);
});

test("a compressed copy has no address of its own, a file that only ends like one has", async () => {
  const serve = await buildSite({ "a.js": "a", "a.js.br": "b", "a.js.gz": "c", "films.gz": "d" });
  expect(await serve("/a.js.br")).toBeUndefined();
  expect(await serve("/a.js.gz")).toBeUndefined();
  expect((await serve("/films.gz"))?.status).toBe(200);
});

describe("the page for addresses that are not the site's", () => {
  const ask = async (files: Record<string, string>, accepted: string) => {
    const pages = await createPages(files);
    const headers = { "Accept-Encoding": accepted };
    return pages.serveNotFound(new Request("http://site.test/nowhere", { headers }), environment);
  };

  test("is the built one, compressed and with today's date, kept by nobody", async () => {
    const answer = await ask({ "404.html": `not found on ${todayPlaceholder}` }, "gzip");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(answer)).toString()).toBe("not found on 20 November 2026");
  });

  test("has to be there", async () => {
    await expect(ask({ "index.html": page }, "")).rejects.toThrow("404.html");
  });
});

describe("a page that is no built file", () => {
  const problem = { status: 403, title: '<No> & "never"', text: "It's 1 January 1970" };
  const quote = { values: {}, errors: {} } as NonNullable<PageState["quote"]>;

  test("is the built page for problems, filled in, where it need not keep what was typed", async () => {
    const pages = await createPages(site);
    expect(await pages.render({ problem }, environment)).toEqual({
      status: 403,
      html: "<h1>&#60;No&#62; &#38; &#34;never&#34;</h1>It&#39;s 1 January 1970, 20 November 2026",
    });
  });

  test.each([{ quote }, { quote, problem }])("is rendered where it keeps it", async (state) => {
    const pages = await createPages(site);
    const { status, html } = await pages.render(state, environment);
    expect(status).toBe(422);
    expect(JSON.parse(html)).toEqual(["/", state, environment]);
  });
});

async function bytes(answer: Response | undefined): Promise<Buffer> {
  return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
}

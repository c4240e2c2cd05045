import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { createBuiltPages } from "./built-pages.ts";

const environment = { origin: "https://wraps.example", today: "20 November 2026" };

async function buildSite(files: Record<string, string | Buffer>) {
  const siteDir = await createTestFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), content);
  }
  const pages = createBuiltPages({ siteDir, render: () => Promise.reject(new Error("unused")) });
  return (path: string, headers: Record<string, string> = {}, changes = {}) =>
    pages.serve(new Request(`http://site.test${path}`, { headers }), {
      ...environment,
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

test("hashed files are kept for a year, pages are asked for again", async () => {
  const serve = await buildSite(site);
  const policy = async (path: string) => (await serve(path))?.headers.get("Cache-Control");
  expect(await policy("/assets/main-Bq3x_1Zk.js")).toContain("max-age=31536000, immutable");
  expect(await policy("/pictures/hero-800-0a1b2c3d.avif")).toContain("immutable");
  expect(await policy("/")).toContain("max-age=0");
  expect(await policy("/robots.txt")).toBe("public, max-age=300");
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

async function bytes(answer: Response | undefined): Promise<Buffer> {
  return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
}

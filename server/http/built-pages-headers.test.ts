import { describe, expect, test } from "vitest";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import { buildSite, site } from "#tests/support/test-built-pages.ts";

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
    const serve = await buildSite({
      "a.js": "1",
      "b.js": "2",
      "c.html": todayPlaceholder,
      "d.txt": originPlaceholder,
    });
    const tag = async (path: string, changes = {}) =>
      (await serve(path, {}, changes))?.headers.get("ETag");
    expect(await tag("/a.js")).toMatch(/^W\/"[\w-]{16}"$/);
    expect(await tag("/a.js")).not.toBe(await tag("/b.js"));
    expect(await tag("/a.js")).toBe(await tag("/a.js", { today: "21 November 2026" }));
    expect(await tag("/c")).toMatch(/^W\/"[\w-]{16}"$/);
    expect(await tag("/c")).toBe(await tag("/c", { origin: "http://other.example" }));
    expect(await tag("/d.txt")).toBe(await tag("/d.txt", { today: "21 November 2026" }));
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

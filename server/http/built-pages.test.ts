import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { analyticsPlaceholder, printAnalytics } from "#contract/analytics.ts";
import { type PageState, todayPlaceholder } from "#contract/page-environment.ts";
import {
  buildSite,
  bytes,
  createPages,
  environment,
  page,
  site,
} from "#tests/support/test-built-pages.ts";

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

  test.each(["/404-codes", "/faq/404"])("%s is a page like any other", async (path) => {
    const serve = await buildSite({ "404-codes.html": "colours", "faq/404.html": "asked" });
    expect((await serve(path))?.status).toBe(200);
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

test("a page names session replay where it is set up, and nothing where it is not", async () => {
  for (const analytics of [undefined, { siteId: 7, consent: "asked" }] as const) {
    const serve = await buildSite({ "index.html": `<div${analyticsPlaceholder}>` }, analytics);
    const answer = await serve("/");
    expect(await answer?.text()).toBe(`<div${printAnalytics(analytics)}>`);
  }
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
    expect(await pages.render({ problem }, environment)).toMatchObject({
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

import { mkdir, writeFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import { createTestFolder, createTestSite } from "#tests/support/test-site.ts";
import { createBuiltPages } from "./built-pages.ts";
import { listen } from "./listen.ts";

const files: Record<string, string | Buffer> = {
  "index.html": `${originPlaceholder} ${todayPlaceholder}`,
  "404.html": "not found",
  "terms.html": `<style>a{color:red}</style>${todayPlaceholder}`,
  "faq/index.html": "questions",
  "faq/prices.html": originPlaceholder,
  "faq/prices.md": originPlaceholder,
  "robots.txt": originPlaceholder,
  "assets/main-Bq3x_1Zk.js": "let a = 1;",
  "assets/main-Bq3x_1Zk.js.br": "brotli",
  "pictures/hero-0a1b2c3d.avif": Buffer.from([0, 1, 2]),
};

type Headers = Record<string, string>;

/** A server with and one without the fast path; counts what goes through the routes. */
async function startBoth(settings: Headers = { SITE_URL: "https://wraps.example" }) {
  const siteDir = await createTestFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await writeFile(join(siteDir, path), content);
  }
  const { env, clock } = await createTestSite({ settings });
  let routed = 0;
  const clocks = [clock];
  const start = async (hasFastPath: boolean) => {
    const pages = createBuiltPages({
      siteDir,
      settings: env,
      problemPage: "",
      render: async () => ({ status: 500, html: "" }),
      now: clock.now,
    });
    const site = await createTestSite({ settings, pages });
    clocks.push(site.clock);
    const listener = await listen({
      handle: (request, connection) => {
        if (hasFastPath) routed += 1;
        return site.handle(request, connection);
      },
      fastPath: hasFastPath ? pages.fastPath : undefined,
      host: "127.0.0.1",
      port: 0,
    });
    onTestFinished(() => listener.close());
    return (path: string, headers: Headers = {}, method = "GET") =>
      new Promise<{ status: number | undefined; headers: object; body: string }>((resolve) => {
        const client = ask(listener.address + path, { method, headers, agent: false }, (answer) => {
          const body: Buffer[] = [];
          answer.on("data", (part) => body.push(part));
          answer.on("end", () => {
            const { date, "x-request-id": _, ...rest } = answer.headers;
            const { statusCode: status } = answer;
            resolve({ status, headers: rest, body: Buffer.concat(body).toString("base64") });
          });
        });
        client.end();
      });
  };
  const [fast, routes] = [await start(true), await start(false)];
  /** Until pages are filled in, so that both have the same to send. */
  const warm = async (path: string, headers: Headers) => {
    const before = routed;
    await expect
      .poll(async () => {
        const was = routed;
        await fast(path, headers);
        return routed === was;
      })
      .toBe(true);
    routed = before;
  };
  const passTime = (milliseconds: number) => {
    for (const one of clocks) one.advance(milliseconds);
  };
  return { fast, routes, warm, routed: () => routed, passTime };
}

const codings = ["", "br", "gzip"];
const addresses = ["/", "/terms", "/faq", "/faq/prices", "/faq/prices.md", "/robots.txt"];
const assets = ["/assets/main-Bq3x_1Zk.js", "/pictures/hero-0a1b2c3d.avif"];

test.each([...addresses, ...assets, "/?utm_source=mail"])(
  "%s is answered as the routes do, in every coding and method, and by none of them",
  async (path) => {
    const { fast, routes, warm, routed } = await startBoth();
    for (const coding of codings) {
      const headers = { "Accept-Encoding": coding };
      // The build made no gzip copy of the script: that is nothing to wait for.
      await warm(path, headers);
      for (const method of ["GET", "HEAD"]) {
        let answer = await fast(path, headers, method);
        // Each compresses a text once more, as small as it gets, whenever it comes to it.
        await expect
          .poll(async () => {
            answer = await fast(path, headers, method);
            return isDeepStrictEqual(await routes(path, headers, method), answer);
          })
          .toBe(true);
        expect(answer.status).toBe(200);
        const { etag } = answer.headers as { etag: string };
        const known = { ...headers, "If-None-Match": `"other", ${etag}` };
        const unchanged = await fast(path, known, method);
        expect(unchanged).toEqual(await routes(path, known, method));
        expect(unchanged.status).toBe(304);
      }
    }
    expect(routed()).toBe(0);
  },
);

test.each<[string, string, Headers, string]>([
  ["another method", "/", {}, "POST"],
  ["an address that is none", "/nowhere", {}, "GET"],
  ["an address that leads to another", "/faq/", {}, "GET"],
  ["the page for such addresses", "/404", {}, "GET"],
  ["a Host that is none", "/", { Host: "a b" }, "GET"],
  ["a Host with a port that is none", "/", { Host: "a:99999" }, "GET"],
])("%s goes through the routes", async (_, path, headers, method) => {
  const { fast, routes, routed } = await startBoth();
  expect(await fast(path, headers, method)).toEqual(await routes(path, headers, method));
  expect(routed()).toBe(1);
});

test("behind a proxy the forwarded host has to be one", async () => {
  const { fast, warm, routed } = await startBoth({
    SITE_URL: "https://wraps.example",
    TRUST_PROXY: "1",
  });
  await warm("/", {});
  expect((await fast("/", { "X-Forwarded-Host": "wraps.example" })).status).toBe(200);
  expect(routed()).toBe(0);
  expect((await fast("/", { "X-Forwarded-Host": "a b" })).status).toBe(400);
  expect(routed()).toBe(1);
});

test("without an origin of its own, the site fills in each page by the request; files are ready", async () => {
  const { fast, routes, routed } = await startBoth({});
  for (const path of ["/", "/terms", "/faq", "/robots.txt"]) {
    const headers = { Host: "one.example" };
    expect(await fast(path, headers)).toEqual(await routes(path, headers));
  }
  expect(routed()).toBe(4);
  for (const path of assets) expect(await fast(path)).toEqual(await routes(path));
  expect(routed()).toBe(4);
});

test("the next day a page goes through the routes until it is filled in anew", async () => {
  const { fast, warm, routed, passTime } = await startBoth();
  await warm("/terms", {});
  const yesterday = await fast("/terms");
  expect(routed()).toBe(0);
  passTime(24 * 3_600_000);
  await warm("/terms", {});
  const now = await fast("/terms");
  expect(Buffer.from(now.body, "base64").toString()).toContain("21 November 2026");
  expect(now.headers).not.toEqual(yesterday.headers);
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { buildSite, bytes, page, site } from "#tests/support/test-built-pages.ts";

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

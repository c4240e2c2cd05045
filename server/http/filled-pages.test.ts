import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import type { compressText } from "./compression.ts";
import { createFilledPages } from "./filled-pages.ts";
import type { SiteFile } from "./site-files.ts";

const own = { origin: "https://wraps.example" };
const [today, tomorrow] = ["20 November 2026", "21 November 2026"];

function page(path: string, words = ""): SiteFile {
  const content = Buffer.from(`${originPlaceholder} ${todayPlaceholder} ${words}`);
  return { path, content } as SiteFile;
}

/** Compresses when told to; says in the bytes how. */
function createSlowCompression() {
  const underWay: { name: string; finish: () => void }[] = [];
  const compress: typeof compressText = (text, coding, effort) =>
    new Promise((resolve) => {
      const name = `${text.toString().slice(-1)} ${coding} ${effort}`;
      underWay.push({ name, finish: () => resolve(Buffer.from(name)) });
    });
  const finishNext = async (): Promise<string> => {
    await expect.poll(() => underWay.length).toBe(1);
    const { name, finish } = underWay.pop() as (typeof underWay)[number];
    finish();
    return name;
  };
  return { compress, finishNext };
}

test("a page is filled with the site's origin and the day, in every coding", async () => {
  const file = page("/a.html");
  const filled = createFilledPages([file], own);
  expect(filled.get(file, "br", today)).toBeUndefined();
  const text = `${own.origin} ${today} `;
  await expect.poll(() => filled.get(file, "gzip", today)).toBeDefined();
  expect(String(filled.get(file, "identity", today))).toBe(text);
  expect(brotliDecompressSync(filled.get(file, "br", today) ?? "").toString()).toBe(text);
  expect(gunzipSync(filled.get(file, "gzip", today) ?? "").toString()).toBe(text);
});

test("every page is compressed quickly before any is made small, one at a time", async () => {
  const files = [page("/a.html", "a"), page("/b.html", "b")];
  const { compress, finishNext } = createSlowCompression();
  const filled = createFilledPages(files, own, compress);
  const [a] = files as [SiteFile, SiteFile];
  filled.get(a, "br", today);
  const order: string[] = [];
  for (let step = 0; step < 4; step += 1) order.push(await finishNext());
  expect(order).toEqual(["a br quick", "a gzip quick", "b br quick", "b gzip quick"]);
  expect(String(filled.get(a, "br", today))).toBe("a br quick");
  expect(await finishNext()).toBe("a br small");
  await expect.poll(() => String(filled.get(a, "br", today))).toBe("a br small");
});

test("what cannot be made small goes on being served quickly compressed, and holds up no other", async () => {
  const compress: typeof compressText = async (_, coding, effort) => {
    if (effort === "small" && coding === "br") throw new Error("broken");
    return Buffer.from(`${coding} ${effort}`);
  };
  const file = page("/a.html");
  const filled = createFilledPages([file], own, compress);
  filled.get(file, "br", today);
  await expect.poll(() => String(filled.get(file, "gzip", today))).toBe("gzip small");
  expect(String(filled.get(file, "br", today))).toBe("br quick");
});

test("a new day begins anew, and ends the work on the day before", async () => {
  const files = [page("/a.html", "a"), page("/b.html", "b")];
  const [a] = files as [SiteFile, SiteFile];
  const compressed: string[] = [];
  let release = () => {};
  const compress: typeof compressText = async (text, coding) => {
    compressed.push(`${coding} ${text}`);
    if (compressed.length === 1) await new Promise<void>((resolve) => (release = resolve));
    return Buffer.from(text);
  };
  const filled = createFilledPages(files, own, compress);
  filled.get(a, "br", today);
  expect(filled.get(a, "br", tomorrow)).toBeUndefined();
  release();
  await expect.poll(() => String(filled.get(a, "br", tomorrow))).toContain(tomorrow);
  await expect.poll(() => compressed.length).toBe(10);
  expect(compressed.filter((text) => text.includes(today))).toHaveLength(2);
});

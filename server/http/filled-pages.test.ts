import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import type { compressText } from "./compression.ts";
import { createFilledPages } from "./filled-pages.ts";
import type { SiteFile } from "./site-files.ts";

const own = { origin: "https://wraps.example" };
const [today, tomorrow] = ["20 November 2026", "21 November 2026"];

const noCopy = () => undefined;

function page(path: string, words = "", namesDay = true): SiteFile {
  const day = namesDay ? todayPlaceholder : "";
  const content = Buffer.from(`${originPlaceholder} ${day} ${words}`);
  return { path, content, namesDay } as SiteFile;
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
  const filled = createFilledPages([file], own, noCopy);
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
  const filled = createFilledPages(files, own, noCopy, compress);
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
  const filled = createFilledPages([file], own, noCopy, compress);
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
  const filled = createFilledPages(files, own, noCopy, compress);
  filled.get(a, "br", today);
  expect(filled.get(a, "br", tomorrow)).toBeUndefined();
  release();
  await expect.poll(() => String(filled.get(a, "br", tomorrow))).toContain(tomorrow);
  await expect.poll(() => compressed.length).toBe(9);
  expect(compressed.filter((text) => text.includes(today))).toHaveLength(1);
});

test("what names no day stays as it is on the next", async () => {
  const files = [page("/a.html", "a", false), page("/b.html", "b")];
  const [a, b] = files as [SiteFile, SiteFile];
  const compressed: string[] = [];
  const compress: typeof compressText = async (text, coding, effort) => {
    compressed.push(`${String(text).slice(-1)} ${coding} ${effort}`);
    return Buffer.from(`${effort} ${text}`);
  };
  const filled = createFilledPages(files, own, noCopy, compress);
  filled.get(a, "br", today);
  await expect.poll(() => compressed.length).toBe(8);
  const before = filled.get(a, "br", today);
  expect(filled.get(b, "br", tomorrow)).toBeUndefined();
  expect(filled.get(a, "br", tomorrow)).toBe(before);
  await expect.poll(() => compressed.length).toBe(12);
  expect(compressed.slice(8).every((name) => name.startsWith("b"))).toBe(true);
});

test("what a new day interrupts is compressed all the same where it names no day", async () => {
  const files = [page("/a.html", "a"), page("/b.html", "b", false)];
  const [a, b] = files as [SiteFile, SiteFile];
  const filled = createFilledPages(files, own, noCopy, async (text) => Buffer.from(text));
  filled.get(a, "br", today);
  filled.get(a, "br", tomorrow);
  await expect.poll(() => filled.get(b, "gzip", tomorrow)).toBeDefined();
});

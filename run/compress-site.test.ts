import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import { createFindCopy } from "#server/http/filled-copies.ts";
import { createFilledPages } from "#server/http/filled-pages.ts";
import { readSiteFiles } from "#server/http/site-files.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { compressFilled, compressSite } from "./compress-site.ts";

const own = { origin: "https://wraps.example", today: "20 November 2026" };
const words = "the same words again and again, ".repeat(20);

async function createSite() {
  const folder = await createTestFolder();
  const [siteDir, copiesDir] = [join(folder, "site"), join(folder, "filled")];
  await mkdir(siteDir);
  await writeFile(join(siteDir, "main.js"), words);
  await writeFile(join(siteDir, "short.txt"), "a");
  await writeFile(join(siteDir, "car.avif"), words);
  await writeFile(join(siteDir, "index.html"), `${originPlaceholder} ${words}`);
  await writeFile(join(siteDir, "terms.html"), `${originPlaceholder} ${todayPlaceholder} ${words}`);
  return { siteDir, copiesDir };
}

test("text that is the same for everyone has smaller copies beside it, and nothing else has", async () => {
  const { siteDir } = await createSite();
  await compressSite(siteDir);
  const names = await readdir(siteDir);
  expect(names.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual([
    "main.js.br",
    "main.js.gz",
  ]);
  expect(String(brotliDecompressSync(await readFile(join(siteDir, "main.js.br"))))).toBe(words);
});

test("a server that is asked at the build's origin compresses nothing, and on the next day only what names it", async () => {
  const { siteDir, copiesDir } = await createSite();
  await compressFilled(siteDir, copiesDir, own);
  const files = [...readSiteFiles(siteDir).values()].filter((file) => file.hasPlaceholders);
  const compressed: string[] = [];
  const start = (origin: string) =>
    createFilledPages(files, { origin }, createFindCopy(copiesDir), async (text) => {
      compressed.push(String(text).slice(0, 40));
      return text;
    });
  const filled = start(own.origin);
  for (const file of files) {
    const body = filled.get(file, "br", own.today) ?? "";
    const text = filled.get(file, "identity", own.today);
    expect(brotliDecompressSync(body).equals(text ?? Buffer.of())).toBe(true);
    expect(filled.get(file, "gzip", own.today)).toBeDefined();
  }
  expect(compressed).toEqual([]);
  for (const file of files) filled.get(file, "br", "21 November 2026");
  await expect.poll(() => compressed).toHaveLength(4);
  expect(new Set(compressed)).toEqual(new Set(["https://wraps.example 21 November 2026 t"]));
  start("https://other.example").get(files[0] as (typeof files)[0], "br", own.today);
  await expect.poll(() => compressed.length).toBe(12);
});

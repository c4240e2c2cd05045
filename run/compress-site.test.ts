import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { originPlaceholder } from "#contract/page-environment.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { compressSite } from "./compress-site.ts";

const words = "the same words again and again, ".repeat(20);

test("text files without placeholders get compressed copies if these are smaller; other files get none", async () => {
  const siteDir = await createTestFolder();
  for (const [name, text] of [
    ["main.js", words],
    ["short.txt", "a"],
    ["car.avif", words],
    ["index.html", `${originPlaceholder} ${words}`],
  ] as const) {
    await writeFile(join(siteDir, name), text);
  }
  await compressSite(siteDir);
  const names = (await readdir(siteDir)).filter((name) => /\.(br|gz)$/.test(name));
  expect(names.sort()).toEqual(["main.js.br", "main.js.gz"]);
  expect(String(brotliDecompressSync(await readFile(join(siteDir, "main.js.br"))))).toBe(words);
});

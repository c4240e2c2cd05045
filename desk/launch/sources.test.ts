import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { readBuiltSite, readSources } from "./sources.ts";

test("a built site is its pages by their addresses, and its files with what they say", async () => {
  const folder = await createTestFolder();
  const files: Record<string, string> = {
    "index.html": "<p>Fish &amp; chips</p>",
    "faq.html": "<p>Asked</p>",
    "faq/roof.html": "<p>Roof</p>",
    "faq/roof.html.br": "packed",
    "faq/roof.html.gz": "packed",
    "assets/boot-1.js": String.raw`"Fish \u0026 chips"`,
    "pictures/van.avif": "not text & never read",
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, ".."), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const hash = (file: string) =>
    createHash("sha256")
      .update(files[file] ?? "")
      .digest("hex")
      .slice(0, 8);
  const built = readBuiltSite(folder) ?? [];
  const byAddress = (one: { address: string }, other: { address: string }) =>
    one.address < other.address ? -1 : 1;
  expect(built.sort(byAddress)).toEqual([
    { address: "/", text: "<p>Fish & chips</p>", hash: hash("index.html") },
    { address: "/assets/boot-1.js", text: '"Fish & chips"', hash: hash("assets/boot-1.js") },
    { address: "/faq", text: "<p>Asked</p>", hash: hash("faq.html") },
    { address: "/faq/roof", text: "<p>Roof</p>", hash: hash("faq/roof.html") },
    { address: "/pictures/van.avif", text: "", hash: hash("pictures/van.avif") },
  ]);
});

test("a site that was not built is none", async () => {
  const folder = await createTestFolder();
  await writeFile(join(folder, "robots.txt"), "");
  expect(readBuiltSite(folder)).toBeUndefined();
  expect(readBuiltSite(join(folder, "nowhere"))).toBeUndefined();
});

test("sources are what holds words: the studio's own first, without tests and lists of files", () => {
  const files = [...readSources().keys()];
  expect(files[0]).toMatch(/^studio\//);
  expect(files).toEqual(
    expect.arrayContaining([
      "studio/studio.ts",
      "content/claims.ts",
      "facts/print.ts",
      "app/routes.tsx",
    ]),
  );
  const rooms = new Set(files.map((file) => file.split("/")[0]));
  expect([...rooms]).toEqual(["studio", "content", "facts", "app"]);
  expect(files.filter((file) => /\.test\.|\/pictures\/|\.(avif|woff2|json)$/.test(file))).toEqual(
    [],
  );
  expect(readSources().get("studio/studio.ts")).toContain("export const studio");
});

import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";

test("a build fails and lists problems of the studio's files, each with its file, its line if known, and a remedy", async () => {
  const path = join(await createTestFolder(), "studio");
  const folder = relative(process.cwd(), path);
  cpSync("studios/second", path, { recursive: true });
  const build = () => {
    const env = { ...process.env, STUDIO: folder };
    const { status, stderr } = spawnSync(process.execPath, ["run/build.ts"], { env });
    const text = String(stderr).trim().replaceAll(folder, "studio").replaceAll("\n  ", " | ");
    return [status, ...text.split(/\n+/)];
  };
  const articles = join(path, "articles.json");
  const { own, ...others } = JSON.parse(readFileSync(articles, "utf8"));
  own.push({ ...own[0], slug: "unwritten" });
  writeFileSync(articles, JSON.stringify({ own, ...others }, null, 2));
  appendFileSync(join(path, "articles/how-to-wash-a-wrap.mdx"), "\n[here](/nowhere)\n");
  rmSync(join(path, "sign.svg"));
  expect(build()).toEqual([
    1,
    "The content has 3 problems:",
    "studio/articles/how-to-wash-a-wrap.mdx:23 | the link /nowhere is not a page of the site | Correct it, or add the page to contract/paths.ts.",
    "studio/articles.json:20 | the article “unwritten” has no text | Write studio/articles/unwritten.mdx, or remove the entry.",
    "studio/sign.svg | this drawing is missing | Add the file.",
  ]);
  rmSync(join(path, "films.json"));
  writeFileSync(join(path, "business.json"), '{\n  "name": "Aire"\n  "phone": "0113"\n}\n');
  writeFileSync(join(path, "prices.json"), '{\n  "name": "x",\n  "full": £2450,\n  "b": 1\n}\n');
  writeFileSync(join(path, "times.json"), '{\n  "name":\n');
  const syntax = "this cannot be read as JSON | Look in this line and the one before for";
  expect(build()).toEqual([
    1,
    "The content has 4 problems:",
    expect.stringContaining(`studio/business.json:3 | ${syntax}`),
    expect.stringContaining(`studio/prices.json:3 | ${syntax}`),
    expect.stringContaining(`studio/times.json:2 | ${syntax}`),
    "studio/films.json | this file is missing | Copy it from studios/demonstration/ and change what it says.",
  ]);
});

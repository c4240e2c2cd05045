// The built HTML: valid, with the size of each picture.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { everyPage, siteDir } from "#tests/support/site.ts";
import { createTestFolder } from "#tests/support/test-site.ts";

const CHECKER = "node_modules/vnu-jar/build/dist/vnu.jar";
const hasJava = spawnSync("java", ["-version"]).status === 0;

/** Accepted messages that are wrong or outdated, each with the reason. */
const accepted = [
  // The checker knows only old CSS; Lightning CSS has parsed the styles.
  /^CSS: /,
  // Netlify requires this attribute.
  /Attribute “netlify-honeypot” not allowed/,
  // Explicit roles, because some browsers drop table roles once CSS stacks the cells (app/article/table.tsx).
  /“role” attribute must not be used on a “t[rhd]” element/,
  /role is unnecessary for element “t(able|head|body|r|h|d)”/,
];

type Message = { type: string; subType?: string; url: string; message: string };

test.skipIf(!hasJava)("every page is valid HTML (needs Java)", { timeout: 180_000 }, async () => {
  const folder = await createTestFolder();
  for (const { path, html } of everyPage) {
    const markup = html.replace(/(?<=<style>).*?(?=<\/style>)/s, "");
    // One tag per line, so that line numbers in messages are useful.
    writeFileSync(
      join(folder, `${path.replaceAll("/", "_")}.html`),
      markup.replaceAll("><", ">\n<"),
    );
  }
  // Using only Java's C1 compiler halves the CPU time; its frames need a larger stack.
  const flags = ["-XX:TieredStopAtLevel=1", "-Xss8m", "-jar", CHECKER, "--format", "json"];
  const { stderr } = spawnSync("java", [...flags, folder], { encoding: "utf8", maxBuffer: 1e8 });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const faults = messages
    .filter(({ type, subType }) => type === "error" || subType === "warning")
    .filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
    .map(({ url, message }) => `${url.split("/").at(-1)}: ${message}`);
  expect([...new Set(faults)]).toEqual([]);
});

test("each picture's width and height attributes have the proportions of its file, so that loading moves nothing", async () => {
  const faults = new Set<string>();
  for (const { document } of everyPage) {
    for (const image of document.querySelectorAll("img[src^='/']:not([src*='#'])")) {
      const file = siteDir + image.getAttribute("src");
      const { width, height } = await sharp(file).metadata();
      const stated = Number(image.getAttribute("height"));
      const expected = (Number(image.getAttribute("width")) * height) / width;
      if (Math.abs(stated - expected) > 1) faults.add(`${file}: ${stated}, not ${expected}`);
    }
  }
  expect([...faults]).toEqual([]);
});

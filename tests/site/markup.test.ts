// The HTML itself: valid, without inline style or script, every picture described and sized, quotation marks set.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { commonIssues } from "#content/landing/common-issues.ts";
import { hero } from "#content/landing/hero.ts";
import { notFound } from "#content/not-found.ts";
import { thankYou } from "#content/thank-you.ts";
import { everyPage, siteDir } from "#tests/support/site.ts";

const CHECKER = "node_modules/vnu-jar/build/dist/vnu.jar";
const hasJava = spawnSync("java", ["-version"]).status === 0;

/** Messages that are wrong or out of date, each with the reason. */
const accepted = [
  // Its CSS is years behind; Lightning CSS has parsed the styles.
  /^CSS: /,
  // Netlify looks for this very attribute.
  /Attribute “netlify-honeypot” not allowed/,
  // Some browsers forget what a table's parts are once CSS stacks its cells: app/article/table.tsx spells it out.
  /“role” attribute must not be used on a “t[rhd]” element/,
  /role is unnecessary for element “t(able|head|body|r|h|d)”/,
];

type Message = { type: string; subType?: string; url: string; lastLine: number; message: string };

// The Nu checker is a Java program: without Java on the machine this one test is skipped, and says so.
test.skipIf(!hasJava)("every page is valid HTML, says the Nu checker (needs Java)", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  for (const { path, html } of everyPage) {
    // Without the styles, which Lightning CSS has parsed: the checker's CSS is years old.
    const markup = html.replace(/(?<=<style>).*?(?=<\/style>)/s, "");
    // One line a tag, so that a message's line leads somewhere.
    writeFileSync(
      join(folder, `${path.replaceAll("/", "_")}.html`),
      markup.replaceAll("><", ">\n<"),
    );
  }
  // The quick compiler alone halves the processor time; its frames need a larger stack.
  const flags = ["-XX:TieredStopAtLevel=1", "-Xss8m", "-jar", CHECKER, "--format", "json"];
  const { stderr } = spawnSync("java", [...flags, folder], { encoding: "utf8", maxBuffer: 1e8 });
  rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const faults = messages
    .filter(({ type, subType }) => type === "error" || subType === "warning")
    .filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
    .map(({ url, message }) => `${url.split("/").at(-1)}: ${message}`);
  expect([...new Set(faults)]).toEqual([]);
});

test("no element carries a style attribute or an event handler, which the policy would block", () => {
  for (const { document, path } of everyPage) {
    for (const element of document.querySelectorAll("*")) {
      const names = Object.keys(element.attributes);
      expect(
        names.filter((name) => name === "style" || /^on[a-z]+$/i.test(name)),
        path,
      ).toEqual([]);
    }
  }
});

test("no script stands in the page but blocks of data", () => {
  for (const { document, path } of everyPage) {
    const inline = document
      .querySelectorAll("script:not([src])")
      .map((script) => script.getAttribute("type"));
    for (const type of inline) expect(type, path).toMatch(/^application\/(ld\+)?json$/);
  }
});

test("every picture has an alternative text and its size", () => {
  for (const { document, path } of everyPage) {
    for (const image of document.querySelectorAll("img")) {
      expect(image.hasAttribute("alt"), `${path} ${image.outerHTML}`).toBe(true);
      expect(Number(image.getAttribute("width")), image.outerHTML).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height")), image.outerHTML).toBeGreaterThan(0);
    }
  }
});

test("a picture's stated size has the proportions of its file, so that nothing moves when it arrives", async () => {
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

test("every id is used once", () => {
  for (const { document, path } of everyPage) {
    const ids = document.querySelectorAll("[id]").map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});

test("each figure has a name of its own, so that its caption is not heard twice", () => {
  for (const { document, path } of everyPage)
    for (const figure of document.querySelectorAll("figure"))
      expect(figure.getAttribute("aria-label"), `${path}: ${figure.innerText}`).toBeTruthy();
});

// The specification's own texts stay to the letter; the headline face draws their straight apostrophe as a curly one.
const prescribed = [hero.title, commonIssues.title, thankYou.heading, notFound.text];

test.each(everyPage)("$path: no straight apostrophe or quotation mark is left", ({ document }) => {
  const texts = document
    .querySelectorAll("title, body *")
    .filter(({ tagName }) => tagName !== "SCRIPT")
    .flatMap((element) => [
      ...element.childNodes.filter(({ nodeType }) => nodeType === 3).map(({ text }) => text),
      ...["alt", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    ]);
  const summary = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  const straight = [...texts, summary]
    .map((text) => prescribed.reduce((rest, own) => rest.replaceAll(own, ""), text))
    .filter((text) => /['"]/.test(text));
  expect(straight).toEqual([]);
});

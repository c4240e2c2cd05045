// Page weight: budgets in bytes, inlined styles, and script names that content blockers ignore.

import { statSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { searchIndex } from "#app/faq/search.ts";
import { originPlaceholder } from "#contract/page-environment.ts";
import { articlePath, paths } from "#contract/paths.ts";
import {
  allowStyles,
  contentSecurityPolicy,
  hashStyle,
  securityHeaders,
} from "#server/http/security-headers.ts";
import { builtFiles, everyPage, pageAt, siteDir } from "#tests/support/site.ts";

const pricesPath = articlePath("car-wrap-prices-uk");
const finishesPath = articlePath("colour-and-finish-options");

/** Bytes after Brotli compression. */
const BOOT_BUDGET = 1_500;
const LATE_BUDGET = 86_000;
/** HTML with its styles and response headers. */
const PAGE_BUDGETS: Record<string, number> = {
  // Includes the hero's two pictures for phones.
  [paths.landing]: 35_000,
  [pricesPath]: 16_500,
  [finishesPath]: 17_000,
};
const PAGE_BUDGET = 15_000;

/** Initial congestion window in bytes: ten packets, sent before the first acknowledgement. */
const FIRST_WINDOW = 14_000;

/** Bytes for the status line, date, length, type, tag and similar headers. */
const OTHER_HEADERS = 320;

const compressedSize = (address: string) => statSync(`${siteDir}${address}.br`).size;

test("the FAQ's filter loads at most 35 KB, index and library together", () => {
  const code = builtFiles("assets", /^search-.*\.js$/).map((name) => `/assets/${name}`);
  expect(code).toHaveLength(1);
  const sum = [searchIndex, ...code].reduce((total, address) => total + compressedSize(address), 0);
  expect(sum).toBeGreaterThan(10_000);
  expect(sum).toBeLessThanOrEqual(35_000);
});

describe.each(everyPage)("$path", ({ path, html, document }) => {
  const boot = document.querySelector("script#boot");
  const late = boot?.getAttribute("data-app")?.split(" ") ?? [];

  const compressed = brotliCompressSync(html);
  const pageBudget = PAGE_BUDGETS[path] ?? PAGE_BUDGET;
  const headersSize = () => {
    const policy = allowStyles(contentSecurityPolicy, [hashStyle(html)]);
    const headers = securityHeaders("text/html", policy, "https://wraps.example")
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
    return headers.length + OTHER_HEADERS;
  };

  test(`paints from one response of at most ${pageBudget} bytes, headers included`, () => {
    expect(compressed.length + headersSize()).toBeLessThanOrEqual(pageBudget);
  });

  test("delivers its first view within the initial congestion window", () => {
    const arrived = compressed.subarray(0, FIRST_WINDOW - headersSize());
    const read = brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    // Ends after the headline; on the landing page, before the first picture.
    const ends = path === paths.landing ? html.indexOf("<picture") : html.indexOf("</h1>");
    expect(ends).toBeGreaterThan(0);
    expect(read.toString()).toContain(html.slice(0, ends));
  });

  test("has nothing that blocks its first paint, and loads nothing from other hosts", () => {
    const blocking = document
      .querySelectorAll("link, script, iframe")
      .filter(
        (one) =>
          one.getAttribute("rel") === "stylesheet" ||
          (one.tagName === "SCRIPT" && one.hasAttribute("src") && one !== boot) ||
          one.tagName === "IFRAME",
      );
    expect(blocking.map((one) => one.outerHTML)).toEqual([]);
    // Chromium delays the first paint for fonts preloaded in the head, so only wide screens preload them there.
    const preloads = document.querySelectorAll("link[rel=preload]");
    // Without crossorigin, browsers fetch the font a second time.
    const placeOf = ({ parentNode, attrs }: HTMLElement) => [parentNode?.rawTagName, attrs.media];
    expect(preloads.map((one) => [...placeOf(one), one.getAttribute("crossorigin")])).toEqual([
      ["head", "(width >= 48rem)", ""],
      ["body", "(width < 48rem)", ""],
    ]);
    const elsewhere = document
      .querySelectorAll("[src], [srcset], link[href]")
      .flatMap(({ attributes: { src, srcset, href } }) => [src, srcset, href])
      .filter((address) => address?.startsWith("http"))
      .filter((address) => !address?.startsWith(originPlaceholder));
    expect(elsewhere).toEqual([]);
  });

  test("starts with a boot script of at most 1.5 KB", () => {
    expect(compressedSize(boot?.getAttribute("src") ?? "")).toBeLessThanOrEqual(BOOT_BUDGET);
  });

  test("loads at most 86 KB of JavaScript after the boot script", () => {
    const sum = late.reduce((total, address) => total + compressedSize(address), 0);
    expect(sum).toBeGreaterThan(10_000);
    expect(sum).toBeLessThanOrEqual(LATE_BUDGET);
  });
});

test("the landing page includes its first pictures for phones, each of at most 10 KB", () => {
  const { html } = pageAt(paths.landing);
  const inlined = [...html.matchAll(/srcSet="data:image\/avif;base64,([^ "]+) \d+w"/g)];
  expect(inlined.length).toBe(2);
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(2);
  for (const [, code = ""] of inlined) expect(code.length * 0.75).toBeLessThanOrEqual(10_000);
});

// If a content blocker blocks one script, React does not start at all.
test("no script has a name that content blockers match", () => {
  const scripts = builtFiles("assets", /\.js$/);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => /analytic|hotjar|track|replay/i.test(name))).toEqual([]);
});

// The static export: the same pages as the server's, without placeholders.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { originPlaceholder, todayPlaceholder } from "#contract/page-environment.ts";
import { pagePaths } from "#contract/paths.ts";
import { hashStyle } from "#server/http/security-headers.ts";
import { formerAddresses } from "#studio/articles.ts";
import { everyPage, pageAt, siteDir, textOf } from "#tests/support/site.ts";
import { exportSite } from "../../run/export/export-site.ts";

const today = new Date("2026-11-20T12:00:00Z");
const origin = "https://wraps.example";
const folder = mkdtempSync(join(tmpdir(), "static-"));
const withOrigin = join(folder, "with");
const withoutOrigin = join(folder, "without");

// The demonstration has no former addresses, so the test adds one.
const moved: Record<string, string> = formerAddresses;

beforeAll(async () => {
  moved.where = "service-areas";
  mkdirSync(withOrigin);
  writeFileSync(join(withOrigin, "left-out-since.html"), "");
  await exportSite({ from: siteDir, to: withOrigin, origin, today });
  await exportSite({ from: siteDir, to: withoutOrigin, origin: undefined, today });
});

afterAll(() => {
  delete moved.where;
  rmSync(folder, { recursive: true });
});

const read = (to: string, file: string) => readFileSync(join(to, file), "utf8");

// Some hosts redirect /faq to /faq/, since a folder named faq exists.
test.each([".html", "/index.html"])(
  "every page is exported as PATH%s, with its heading",
  (ending) => {
    for (const path of pagePaths) {
      const html = read(withoutOrigin, path === "/" ? "index.html" : path + ending);
      const heading = textOf(parse(html).querySelector("h1"));
      expect(heading, path).toBe(textOf(pageAt(path).document.querySelector("h1")));
    }
  },
);

test("every host's rules redirect a former address, and Netlify's rules redirect nothing else", () => {
  const to = "/faq/service-areas-west-midlands";
  expect(read(withOrigin, "_redirects")).toBe(`/faq/where ${to} 301\n`);
  expect(read(withOrigin, "_nginx.conf")).toContain(
    `\nlocation = /faq/where { return 301 ${to}; }\n`,
  );
  expect(read(withOrigin, ".htaccess")).toContain(
    `\n  RewriteRule ^faq/where/?$ ${to} [R=301,L]\n`,
  );
  expect(read(withOrigin, ".htaccess")).toContain("\n  Header set Cache-Control no-cache\n");
});

test("no file contains a placeholder", () => {
  for (const to of [withOrigin, withoutOrigin]) {
    for (const name of readdirSync(to, { recursive: true, encoding: "utf8" })) {
      if (!/\.(html|txt|xml|webmanifest|js|css)$/.test(name)) continue;
      expect(read(to, name).includes(originPlaceholder), name).toBe(false);
      if (!name.endsWith(".js"))
        expect(read(to, name).includes(todayPlaceholder), name).toBe(false);
    }
  }
});

test("legal pages show the day of the export", () => {
  expect(textOf(parse(read(withOrigin, "privacy.html")))).toContain(
    "Effective date: 20 November 2026",
  );
});

test("canonical links, previews and sitemap contain the origin", () => {
  const page = read(withOrigin, "faq.html");
  expect(page).toContain(`<link rel="canonical" href="${origin}/faq"/>`);
  expect(page).toContain(`<meta property="og:image" content="${origin}/cards/`);
  expect(read(withOrigin, "sitemap.xml")).toContain(`<loc>${origin}/faq</loc>`);
});

test("without an origin, the canonical link is relative, and previews and sitemap are left out", () => {
  const page = read(withoutOrigin, "faq.html");
  expect(page).toContain('<link rel="canonical" href="/faq"/>');
  expect(page).not.toMatch(/og:(image|url)|twitter:/);
  expect(readdirSync(withoutOrigin)).not.toContain("sitemap.xml");
  expect(read(withoutOrigin, "robots.txt")).not.toContain("Sitemap");
});

test("no page of an earlier export is left over, and no compressed file of the server's site is copied", () => {
  const names = readdirSync(withOrigin, { recursive: true, encoding: "utf8" });
  expect(names.some((name) => name.endsWith(".js"))).toBe(true);
  expect(names.filter((name) => /\.(br|gz)$|left-out-since/.test(name))).toEqual([]);
});

/** The headers that each host's rules file sets. */
function readRules(to: string) {
  const find = (text: string, pattern: RegExp) =>
    Object.fromEntries(
      [...text.matchAll(pattern)].map(([, name, value]) => [name?.toLowerCase(), value]),
    );
  const [first = ""] = read(to, "_headers").split("\n\n");
  return {
    Netlify: find(first, /^ {2}(\S+): (.*)$/gm),
    nginx: find(read(to, "_nginx.conf"), /^add_header (\S+) "(.*)" always;$/gm),
    Apache: find(read(to, ".htaccess"), /^ {2}Header always set (\S+) "(.*)"$/gm),
  };
}

test.each([undefined, { siteId: 1234567, consent: "asked" } as const])(
  "every host's rules send the server's headers, with session replay set to %o",
  async (analytics) => {
    const to = join(folder, analytics ? "replayed" : "plain");
    await exportSite({ from: siteDir, to, origin, today, analytics });
    const { Netlify, nginx, Apache } = readRules(to);
    const filled = parse(read(to, "faq.html")).querySelector("[data-analytics]");
    expect(filled?.getAttribute("data-analytics")).toBe(analytics && "1234567 asked");
    expect(nginx).toEqual(Netlify);
    expect(Apache).toEqual(Netlify);
    const { "content-security-policy": policy = "", ...others } = Netlify;
    expect(others).toEqual({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=15768000",
    });
    for (const { html } of everyPage) expect(policy).toContain(hashStyle(html));
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.includes("frame-src https://*.hotjar.com")).toBe(analytics !== undefined);
    expect(policy.includes("require-trusted-types-for")).toBe(analytics === undefined);
    // Cloudflare's limit on line length.
    if (!analytics) expect(policy.length).toBeLessThan(1900);
  },
);

test("_headers sets the resource policy of each page and folder once", () => {
  const rules = read(withOrigin, "_headers").split("\n\n");
  const resources = rules.flatMap((rule) => {
    const [path = "", ...lines] = rule.trim().split("\n");
    return lines
      .filter((line) => line.includes("Cross-Origin-Resource-Policy"))
      .map((line) => [path, line.split(": ")[1]]);
  });
  expect(resources).toEqual([
    ...pagePaths.map((path) => [path, "same-origin"]),
    ["/assets/*", "same-origin"],
    ["/pictures/*", "cross-origin"],
    ["/cards/*", "cross-origin"],
  ]);
  for (const name of ["assets", "pictures", "cards"])
    expect(rules.join()).toContain(
      `/${name}/*\n  Cache-Control: public, max-age=31536000, immutable`,
    );
  // Cloudflare's limit on the number of rules.
  expect(rules.length).toBeLessThanOrEqual(100);
});

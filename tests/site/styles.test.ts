// A page's styles stand in its HTML, and its policy lets through that one style element.

import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { originPlaceholder, type RenderPage } from "#contract/page-environment.ts";
import { createBuiltPages } from "#server/http/built-pages.ts";
import { everyPage, siteDir } from "#tests/support/site.ts";
import { createTestSite, postForm } from "#tests/support/test-site.ts";
import { exportSite } from "../../run/export/export-site.ts";
import { dist } from "../../studios/folder.mjs";

/** Sources of inline styles, as a policy names them. */
function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = ""]) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
}

function styleSources(policy: string | null | undefined): string[] {
  const directive = policy?.split("; ").find((one) => one.startsWith("style-src "));
  return directive?.split(" ").slice(1) ?? [];
}

test.each(everyPage)(
  "$path has one style element, with all of its style files in their order",
  ({ document }) => {
    const boot = document.querySelector("script#boot");
    const files = boot?.getAttribute("data-styles")?.split(" ") ?? [];
    const texts = files.map((file) => readFileSync(siteDir + file, "utf8").trim());
    expect(texts.length).toBeGreaterThan(1);
    expect(document.querySelectorAll("style").map((style) => style.rawText)).toEqual([
      texts.join(""),
    ]);
  },
);

describe("the site's own server", () => {
  async function createRealSite() {
    const folder = join(import.meta.dirname, "../..", dist, "render");
    const renderer = pathToFileURL(join(folder, "render.js")).href;
    const { render } = (await import(renderer)) as { render: RenderPage };
    const pages = createBuiltPages({
      siteDir,
      settings: { siteOrigin: undefined },
      now: () => new Date(),
      problemPage: readFileSync(join(folder, "problem.html"), "utf8"),
      render,
    });
    return createTestSite({ pages });
  }

  const browser = { Accept: "text/html" };

  test.each<[string, number, RequestInit]>([
    ["/", 200, {}],
    ["/faq", 200, {}],
    ["/nowhere", 404, {}],
    ["/", 422, postForm({}, browser)],
    ["/faq", 405, { method: "PUT", headers: browser }],
  ])(
    "%s, answered with %i, is sent with a policy that lets its style through",
    async (path, status, init) => {
      const answer = await (await createRealSite()).ask(path, init);
      expect(answer.status).toBe(status);
      const hashes = inlineStyles(await answer.clone().text());
      expect(hashes).toHaveLength(1);
      const policy = answer.headers.get("Content-Security-Policy");
      expect(styleSources(policy)).toEqual(expect.arrayContaining(["'self'", ...hashes]));
    },
  );

  test("an unchanged page is confirmed with the policy it was sent with", async () => {
    const site = await createRealSite();
    const whole = await site.ask("/");
    const tag = whole.headers.get("ETag") ?? "";
    const unchanged = await site.ask("/", { headers: { "If-None-Match": tag } });
    expect(unchanged.status).toBe(304);
    const name = "Content-Security-Policy";
    expect(unchanged.headers.get(name)).toBe(whole.headers.get(name));
  });
});

test("a static host lets through every page's style and nothing else", async () => {
  const to = mkdtempSync(join(tmpdir(), "static-"));
  onTestFinished(() => rmSync(to, { recursive: true }));
  await exportSite({ from: siteDir, to, origin: undefined, today: new Date() });
  const [, policy] =
    /Content-Security-Policy: (.*)/.exec(readFileSync(`${to}/_headers`, "utf8")) ?? [];
  const hashes = everyPage.flatMap(({ html }) => inlineStyles(html));
  expect(new Set(styleSources(policy))).toEqual(new Set(["'self'", ...hashes]));
  expect(policy).not.toContain(originPlaceholder);
  // Cloudflare takes no longer line.
  expect(policy?.length).toBeLessThan(1900);
});

// A page's styles stand in its HTML, and its policy lets through that one style element.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everyPage, siteDir } from "#tests/support/site.ts";

/** Sources of inline styles, as a policy names them. */
function _inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = ""]) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
}

function _styleSources(policy: string | null | undefined): string[] {
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

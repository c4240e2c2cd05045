import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inlinePictures, largestInline } from "./inline-pictures.ts";

const siteDir = mkdtempSync(join(tmpdir(), "inline-"));
writeFileSync(join(siteDir, "small.avif"), "small");
writeFileSync(join(siteDir, "large.avif"), Buffer.alloc(largestInline + 1));

const marked = (name: string) => `<source srcSet="/${name}.avif 640w" data-inline="true"/>`;

test("a small picture that is marked is written into the page", () => {
  const data = Buffer.from("small").toString("base64");
  expect(inlinePictures(marked("small"), siteDir)).toBe(
    `<source srcSet="data:image/avif;base64,${data} 640w"/>`,
  );
});

test("a large one is asked for, and so is one that is not marked", () => {
  expect(inlinePictures(marked("large"), siteDir)).toBe('<source srcSet="/large.avif 640w"/>');
  const plain = '<source srcSet="/small.avif 640w"/>';
  expect(inlinePictures(plain, siteDir)).toBe(plain);
});

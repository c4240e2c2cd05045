import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { type Encoding, listPictures, writePictures } from "./list.ts";
import { findPlace } from "./places.ts";

async function createStudio(...names: string[]) {
  const studio = await createTestFolder();
  mkdirSync(join(studio, "public/pictures"), { recursive: true });
  const entries = names.map((name): [string, Encoding] => {
    const fallback = `${name}-480.12345678.webp`;
    writeFileSync(join(studio, "public/pictures", fallback), "");
    const size = { width: 800, height: 600, colour: "#000000" };
    return [name, { ...size, avif: "", webp: "", fallback: `/pictures/${fallback}` }];
  });
  writePictures(studio, Object.fromEntries(entries));
  return studio;
}

test("a picture counts as the demonstration's or as any studio's until a photo replaces it", async () => {
  const studio = await createStudio("film-curl", "testimonial-van", "hero-grey");
  const [curl, grey, van] = listPictures(studio).map(({ name, whose }) => [name, whose]);
  expect([curl, grey, van]).toEqual([
    ["film-curl", "any studio's"],
    ["hero-grey", "the demonstration's"],
    ["testimonial-van", "the demonstration's"],
  ]);
  const photo = { width: 800, height: 600, colour: "#000000", avif: "", webp: "", fallback: "" };
  writePictures(studio, { "hero-grey": { ...photo, from: "photo" } });
  expect(listPictures(studio)).toMatchObject([{ name: "hero-grey", whose: "yours" }]);
});

test("each of the demonstration's pictures has about the shape of its place", () => {
  for (const { name, width, height } of listPictures("studios/demonstration")) {
    const { size = { width: 0, height: 1 } } = findPlace(name) ?? {};
    expect((width / height) * (size.height / size.width), name).toBeCloseTo(1.05, 0.5);
  }
});

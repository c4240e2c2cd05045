import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { type Encoding, listPictures, listUnused, removePicture, writePictures } from "./list.ts";
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

test("a picture is listed as the demonstration's or any studio's until a photo replaces it", async () => {
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

test("a hero picture whose film is not listed is unused, and removing the picture deletes every file that no picture names", async () => {
  const studio = await createStudio("hero-grey", "hero-ab-101", "hero-ab-10", "service-roof");
  const files = join(studio, "public/pictures");
  writeFileSync(join(files, "hero-ab-10-1600.0a1b2c3d.avif"), "");
  writeFileSync(join(files, "old-hero-ab-10-480.12345678.webp"), "");
  expect(listUnused(studio, [{ code: "ab-101" }])).toEqual(["hero-ab-10"]);
  removePicture(studio, "hero-ab-10");
  const left = listPictures(studio).map(({ name }) => name);
  expect(left).toEqual(["hero-ab-101", "hero-grey", "service-roof"]);
  expect(readdirSync(files).sort()).toEqual([
    "hero-ab-101-480.12345678.webp",
    "hero-grey-480.12345678.webp",
    "service-roof-480.12345678.webp",
  ]);
});

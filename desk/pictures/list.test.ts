import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "#tests/support/test-site.ts";
import { listDemonstrations, listPictures, listUnused, photoLine, removePicture } from "./list.ts";

async function createStudio(...names: string[]) {
  const studio = await createTestFolder();
  for (const folder of ["pictures", "public/pictures"]) {
    mkdirSync(join(studio, folder), { recursive: true });
  }
  for (const name of names) {
    const file = `${name}-480.12345678.webp`;
    writeFileSync(join(studio, "public/pictures", file), "another");
    const text = `// Written by art.\nwidth: 800, height: 600, webp: "/pictures/${file} 480w"`;
    writeFileSync(join(studio, "pictures", `${name}.ts`), text);
  }
  return studio;
}

test("a picture is the demonstration's by what its files hold, and of the trade where the desk has not written it", async () => {
  const studio = await createStudio("film-curl", "testimonial-van", "hero-grey");
  const van = join(studio, "public/pictures/testimonial-van-480.12345678.webp");
  cpSync("tests/support/demonstration.webp", van);
  writeFileSync(join(studio, "pictures/hero-grey.ts"), `${photoLine}\nwidth: 1600, height: 900`);
  expect(listPictures(studio).map(({ name, whose }) => [name, whose])).toEqual([
    ["film-curl", "of the trade"],
    ["hero-grey", "yours"],
    ["testimonial-van", "the demonstration's"],
  ]);
  rmSync(van);
  expect(listPictures(studio)[2]).toMatchObject({ whose: "of the trade" });
});

test("an older version's picture is the demonstration's by its first line, where it passes for a business's own work", async () => {
  const studio = await createStudio("film-curl", "portfolio-van", "testimonial-van");
  for (const name of ["film-curl", "portfolio-van"]) {
    const line = "// Written by art/encode.mjs from art's masters; do not edit.\n";
    writeFileSync(join(studio, "pictures", `${name}.ts`), line);
  }
  expect(listDemonstrations(studio)).toEqual(["portfolio-van"]);
});

test("a picture is listed with its place and its largest size, and nothing else that lies there", async () => {
  const studio = await createStudio("service-roof", "a-sofa", "hero-ab-10");
  for (const file of ["README.md", "sofa.test.ts", "sofa.ts~"]) {
    writeFileSync(join(studio, "pictures", file), "");
  }
  const size = { width: 800, height: 600, whose: "of the trade" };
  expect(listPictures(studio)).toEqual([
    { name: "a-sofa", where: "no known place", ...size },
    { name: "hero-ab-10", where: "landing page, top: the car in that film", ...size },
    { name: "service-roof", where: "landing page, services", ...size },
  ]);
});

test("a picture whose list names no size has none", async () => {
  const studio = await createStudio();
  writeFileSync(join(studio, "pictures/film-curl.ts"), "");
  expect(listPictures(studio)).toMatchObject([{ width: 0, height: 0, whose: "of the trade" }]);
});

test("pictures of films that are not on the deck are unused, and are removed with all their files", async () => {
  const studio = await createStudio("hero-grey", "hero-ab-101", "hero-ab-10", "service-roof");
  const files = join(studio, "public/pictures");
  writeFileSync(join(files, "hero-ab-10-1600.0a1b2c3d.avif"), "");
  writeFileSync(join(files, "old-hero-ab-10-480.12345678.webp"), "");
  writeFileSync(join(files, "hero-ab-10-480.12345678.webp.bak"), "");
  expect(listUnused(studio, [{ code: "ab-101" }])).toEqual(["hero-ab-10"]);
  removePicture(studio, "hero-ab-10");
  expect(listPictures(studio).map(({ name }) => name)).toEqual([
    "hero-ab-101",
    "hero-grey",
    "service-roof",
  ]);
  expect(readdirSync(files).sort()).toEqual([
    "hero-ab-10-480.12345678.webp.bak",
    "hero-ab-101-480.12345678.webp",
    "hero-grey-480.12345678.webp",
    "old-hero-ab-10-480.12345678.webp",
    "service-roof-480.12345678.webp",
  ]);
});

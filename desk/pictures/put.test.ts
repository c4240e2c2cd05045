import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { DeskError } from "#desk/desk.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { encodePicture } from "./encode.ts";
import { listPictures, readPictures } from "./list.ts";
import { type Part, putPicture } from "./put.ts";

/** A portrait photo, red above blue, stored sideways with an orientation tag as phones do. */
async function createPortrait(folder: string, { width = 1200, height = 1800 } = {}) {
  const half = { width, height: height / 2, channels: 3 } as const;
  const upright = await sharp({ create: { ...half, height, background: "red" } })
    .composite([{ input: { create: { ...half, background: "blue" } }, top: height / 2, left: 0 }])
    .png()
    .toBuffer();
  const photo = join(folder, "photo.jpg");
  await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toFile(photo);
  return photo;
}

const given = {
  names: ["hero-grey", "service-roof"],
  title: "photo.heic",
  part: "centre" as const,
};

async function put(name: string, options: { part?: Part; width?: number; height?: number } = {}) {
  const studio = await createTestFolder();
  const photo = await createPortrait(studio, options);
  const { part = "centre" } = options;
  const result = putPicture({ ...given, name, photo: readFileSync(photo), part, studio });
  return { studio, result };
}

const filesOf = (studio: string) => readdirSync(join(studio, "public/pictures"));

test.each<[string, Parameters<typeof put>, string]>([
  [
    "is too small",
    ["hero-grey", { width: 600, height: 900 }],
    "The photo is too small: 600 × 900, of which 600 × 338 fit the place. It needs at least 800 × 450; 2400 × 1350 is best.",
  ],
  ["is too short", ["hero-grey", { width: 900, height: 400 }], "of which 711 × 400 fit the place"],
  ["is for an unknown place", ["sofa"], 'picture "sofa". Its pictures: hero-grey, service-roof.'],
  ["is for a path outside the pictures", ["hero-../../x"], "The site has no picture"],
])(
  "a photo that %s is refused with an explanation, and nothing is written",
  async (_, [name, options], words) => {
    const { studio, result } = await put(name, options);
    await expect(result).rejects.toThrow(words);
    await expect(result).rejects.toBeInstanceOf(DeskError);
    expect(readdirSync(studio)).toEqual(["photo.jpg"]);
  },
);

test("an empty, invalid or truncated picture is refused with an explanation", async () => {
  const studio = await createTestFolder();
  const whole = readFileSync(await createPortrait(studio));
  for (const photo of [Buffer.of(), Buffer.from("a"), whole.subarray(0, whole.length / 2)]) {
    await expect(putPicture({ ...given, name: "hero-grey", photo, studio })).rejects.toThrow(
      /^photo\.heic cannot be read as a picture \(.+\)\. Save it as JPEG, PNG or WebP/,
    );
  }
  expect(readdirSync(studio)).toEqual(["photo.jpg"]);
});

test("a photo smaller than its place is not enlarged, and its files are readable by everybody", async () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const { studio, result } = await put("service-roof", { width: 600, height: 900 });
  expect(await result).toMatchObject({ written: { width: 600, height: 450 } });
  expect(listPictures(studio)).toMatchObject([{ width: 600, height: 450 }]);
  const widths = filesOf(studio).map((file) => /^service-roof-(\d+)/.exec(file)?.[1]);
  expect(new Set(widths)).toEqual(new Set(["480", "600"]));
  for (const file of filesOf(studio)) {
    expect(statSync(join(studio, "public/pictures", file)).mode & 0o777).toBe(0o644);
  }
  expect(process.umask()).toBe(0o077);
});

test("a portrait photo is turned upright, cropped to its place, and written in every size", async () => {
  const { studio, result } = await put("service-roof", {
    part: "bottom",
    width: 1220,
    height: 1830,
  });
  expect(await result).toMatchObject({
    from: { width: 1220, height: 1830 },
    kept: { width: 1220, height: 915 },
    written: { width: 1200, height: 900 },
  });
  const files = filesOf(studio);
  expect(files).toHaveLength(6);
  for (const file of files) {
    const [, stated, format] = /-(\d+)\.[0-9a-f]{8}\.(\w+)$/.exec(file) ?? [];
    const written = sharp(join(studio, "public/pictures", file));
    const { width, height, orientation, exif, mediaType } = await written.metadata();
    expect([width, mediaType, orientation, exif]).toEqual([
      Number(stated),
      `image/${format}`,
      undefined,
      undefined,
    ]);
    expect(width / height).toBe(4 / 3);
    const [red, , blue] = (await written.stats()).channels;
    expect([Math.round(red?.mean ?? 255), (blue?.mean ?? 0) > 240]).toEqual([0, true]);
  }
  const version = /\.[0-9a-f]{8}\./.exec(files[0] ?? "")?.[0];
  const sizes = (format: string) =>
    [480, 800, 1200]
      .map((px) => `/pictures/service-roof-${px}${version}${format} ${px}w`)
      .join(", ");
  const { $schema, pictures } = readPictures(studio);
  expect($schema).toBe("./schema/pictures.json");
  expect(pictures).toEqual({
    "service-roof": {
      width: 1200,
      height: 900,
      colour: expect.stringMatching(/^#0000f.$/),
      avif: sizes("avif"),
      webp: sizes("webp"),
      fallback: `/pictures/service-roof-800${version}webp`,
      from: "photo",
    },
  });
});

test("a picture that replaces another gets new file names, since browsers keep files for ever", async () => {
  const namesOf = async (background: string) => {
    const create = { width: 2, height: 2, channels: 3, background } as const;
    const master = await sharp({ create }).png().toBuffer();
    const { files } = await encodePicture(sharp, { name: "a", master, widths: [2] });
    return [...files.keys()];
  };
  expect(await namesOf("red")).not.toEqual(await namesOf("blue"));
});

test("a failed write leaves the previous picture in place", async () => {
  const studio = await createTestFolder();
  const photo = readFileSync(await createPortrait(studio, { width: 600, height: 900 }));
  const files = join(studio, "public/pictures");
  mkdirSync(files, { recursive: true });
  const old = "service-roof-480.00000000.avif";
  writeFileSync(join(files, old), "old");
  // Makes the write fail: a file cannot replace a folder.
  mkdirSync(join(studio, "pictures.json"));
  const attempt = putPicture({ ...given, name: "service-roof", photo, studio });
  await expect(attempt).rejects.toThrow(
    new DeskError(`A file in ${studio} cannot be written: it is a folder. Nothing was changed.`),
  );
  expect(filesOf(studio)).toEqual([old]);
});

import { execFileSync } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { photoLimits } from "#contract/photos.ts";
import { makePicture } from "#tests/support/make-picture.ts";
import { createPictureMaker } from "./picture.ts";
import type { Picture } from "./picture-process.ts";

const longestSide = 2400;

function createMaker() {
  const pictures = createPictureMaker();
  onTestFinished(() => pictures.stop());
  return pictures;
}

async function make(upload: Uint8Array) {
  const made = await createMaker().make(upload);
  if (typeof made === "string") throw new Error(`refused: ${made}`);
  return made;
}

test("a photo is turned upright and loses all metadata, such as place, author and orientation", async () => {
  const upload = await makePicture(80, 60, (picture) =>
    picture
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Artist: "Ada" },
        IFD3: { GPSLatitude: "53/1 28/1 0/1", GPSLatitudeRef: "N" },
      }),
  );
  expect(upload.includes("Ada")).toBe(true);
  const made = await make(upload);
  expect([made.width, made.height]).toEqual([60, 80]);
  const metadata = await sharp(made.image).metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 60, height: 80 });
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
    Array(4).fill(undefined),
  );
  expect(Buffer.from(made.image).includes("Ada")).toBe(false);
});

test.each([
  ["JPEG", (picture: Sharp) => picture.jpeg()],
  ["progressive JPEG", (picture: Sharp) => picture.jpeg({ progressive: true })],
  ["PNG", (picture: Sharp) => picture.png()],
  ["WebP", (picture: Sharp) => picture.webp()],
])("a %s is accepted, by a process without the site's environment", async (_, format) => {
  vi.stubEnv("NODE_OPTIONS", "--require /none.cjs");
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = await make(await makePicture(40, 30, format));
  expect([made.width, made.height]).toEqual([40, 30]);
});

test("a transparent picture gets a white background", async () => {
  const clear = await makePicture(40, 30, (picture) => picture.ensureAlpha(0).png());
  expect((await sharp((await make(clear)).image).stats()).dominant).toEqual({
    r: 248,
    g: 248,
    b: 248,
  });
});

test("a picture with too long a side is scaled; one with too many pixels is refused", async () => {
  const long = await make(await makePicture(2 * longestSide, 200));
  expect([long.width, long.height]).toEqual([longestSide, 100]);
  const bomb = await makePicture(longestSide + 1, longestSide + 1, (picture) => picture.png());
  expect(bomb.byteLength).toBeLessThan(photoLimits.upload / 10);
  expect(await createMaker().make(bomb)).toBe("too large");
});

test("a file that is not a complete photo in a supported format is refused", async () => {
  const pictures = createMaker();
  const whole = await makePicture(200, 200);
  const others = {
    nothing: Buffer.alloc(0),
    text: Buffer.from("no picture at all"),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    gif: await makePicture(9, 9, (picture) => picture.gif()),
    tiff: await makePicture(9, 9, (picture) => picture.tiff()),
    avif: await makePicture(9, 9, (picture) => picture.avif()),
    "half a photo": whole.subarray(0, whole.byteLength / 2),
    "a photo's first bytes": whole.subarray(0, 4),
  };
  for (const [name, upload] of Object.entries(others)) {
    expect([name, await pictures.make(upload)]).toEqual([name, "no picture"]);
  }
  const still = (await pictures.make(whole)) as Picture;
  expect(still.width).toBe(200);
});

test("a stop rejects photos that wait or are being decoded, and the next photo gets a new process", async () => {
  const pictures = createMaker();
  const upload = await makePicture(1000, 1000);
  const asked = [pictures.make(upload), pictures.make(upload)];
  await setImmediate();
  await pictures.stop();
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((one) => one.status === "rejected" && one.reason.message)).toEqual(
    Array(2).fill("The process that decodes pictures has ended."),
  );
  expect(await pictures.make(upload)).toMatchObject({ width: 1000 });
});

test("the process accepts a photo when about to end, survives SIGTERM, and is replaced after a crash", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const pictures = createMaker();
  const upload = await makePicture(1000, 1000);
  const send = (signal: string) =>
    execFileSync("pkill", [`-${signal}`, "-P", String(process.pid), "-f", "picture-process"]);
  await pictures.make(upload);
  await setImmediate();
  expect(vi.getTimerCount()).toBe(1);
  const next = pictures.make(upload);
  vi.advanceTimersByTime(60_000);
  send("TERM");
  expect(await next).toMatchObject({ width: 1000 });
  send("KILL");
  await expect(pictures.make(upload)).rejects.toThrow("has ended");
  expect(await pictures.make(upload)).toMatchObject({ width: 1000 });
});

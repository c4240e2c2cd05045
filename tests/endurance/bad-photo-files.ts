// Files that are no photo, or not only one: malformed, huge, mislabelled, animated, bombs.

import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { photoLimits } from "#contract/photos.ts";
import { makePicture } from "#tests/support/make-picture.ts";

/** `isPhoto`: there is a picture in it that may be stored. */
export type BadPhoto = { name: string; bytes: Uint8Array<ArrayBuffer>; isPhoto: boolean };

const { longestSide, upload } = photoLimits;

/** @param full a hundred, the bombs as large as they come, which takes longer to make than to refuse; otherwise half of them. */
export async function makeBadPhotos(full: boolean): Promise<BadPhoto[]> {
  const [larger, large] = full ? [16_000, 12_000] : [5_000, 5_000];
  const [parts, times] = full ? [12, 10] : [4, 3];
  const jpeg = await makePicture(800, 600);
  const png = await makePicture(80, 60, (picture) => picture.png());
  const webp = await makePicture(80, 60, (picture) => picture.webp());
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#fff" } });
  const frames = await Promise.all([makePicture(60, 40), makePicture(60, 40)]);
  const files: [name: string, bytes: Uint8Array, isPhoto?: boolean][] = [
    ["nothing", Buffer.alloc(0)],
    ["one byte", Buffer.alloc(1)],
    ["text", Buffer.from("not a picture")],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    [
      "SVG that reads a file",
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/></svg>',
      ),
    ],
    [
      "XML bomb",
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><svg>&c;</svg>',
      ),
    ],
    ["PDF", Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF")],
    ["ZIP", Buffer.from("PK\u0003\u0004 not one")],
    ["ELF", Buffer.from("\u007fELF\u0002\u0001\u0001")],
    ["HEIC", Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic")],
    ["script", Buffer.from("#!/bin/sh\nrm -rf /")],
    ["GIF", await makePicture(9, 9, (picture) => picture.gif())],
    ["TIFF", await makePicture(9, 9, (picture) => picture.tiff())],
    ["AVIF", await makePicture(9, 9, (picture) => picture.avif())],
    [
      "animated GIF",
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    ],
    [
      "animated WebP",
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      true,
    ],
    ["bomb, PNG", await flat(larger).png().toBuffer()],
    ["bomb, JPEG", await flat(large).jpeg().toBuffer()],
    ["bomb, progressive JPEG", await flat(large).jpeg({ progressive: true }).toBuffer()],
    ["bomb, WebP", await flat(larger).webp().toBuffer()],
    [
      "a pixel too many",
      await flat(longestSide + 1)
        .png()
        .toBuffer(),
    ],
    ["the largest there may be", await flat(longestSide).png().toBuffer(), true],
    [
      "the largest, interlaced",
      await flat(longestSide).png({ progressive: true }).toBuffer(),
      true,
    ],
    ["a byte too many", Buffer.concat([jpeg, Buffer.alloc(upload + 1 - jpeg.byteLength)])],
    ["twenty megabytes", randomBytes(20_000_000)],
    ["noise of five megabytes", randomBytes(upload)],
    ["JPEG header, then noise", Buffer.concat([jpeg.subarray(0, 600), randomBytes(100_000)])],
    ["PNG that says it has 60,000 pixels a side", withSize(png, 60_000)],
    ["PNG that says it has none", withSize(png, 0)],
    ["JPEG with a program behind it", Buffer.concat([jpeg, Buffer.from("#!/bin/sh\n")]), true],
    ["one pixel", await makePicture(1, 1), true],
    ["a line of 2,400 pixels", await makePicture(longestSide, 1), true],
    ["two pixels in a long line", await makePicture(1, 5000), true],
  ];
  for (const [name, whole] of Object.entries({ jpeg, png, webp })) {
    for (let part = 1; part <= parts; part += 1) {
      const end = Math.floor((whole.byteLength * part) / (parts + 1));
      files.push([`${name} cut off after ${part}/${parts + 1}`, whole.subarray(0, end)]);
    }
    for (let time = 0; time < times; time += 1)
      files.push([`${name} mangled ${time}`, mangle(whole, time), true]);
  }
  return files.map(([name, bytes, isPhoto = false]) => ({
    name,
    bytes: Uint8Array.from(bytes),
    isPhoto,
  }));
}

/** Changes bytes of the header in turn; what becomes of it may still be a picture. */
function mangle(whole: Uint8Array, time: number): Uint8Array {
  const changed = Uint8Array.from(whole);
  for (let place = time; place < 400; place += 37) changed[place] = (changed[place] ?? 0) ^ 0x5a;
  return changed;
}

function withSize(png: Uint8Array, side: number): Uint8Array {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  return changed;
}

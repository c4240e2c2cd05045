import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { RelightSource } from "#facts/relight-source.ts";
import { unpackSurface } from "./unpack.ts";

const [source] = Object.values(
  import.meta.glob<RelightSource>("#studio/hero-light*.ts", { eager: true, import: "heroLight" }),
);

test("cells come back from their differences to what their neighbours foretell", () => {
  const layout = { cells: [2, 2], maskCells: [2, 1], depth: [4, 8] } as const;
  // Differences are doubled, odd ones are negative; all low bytes, then all high ones.
  const flat = [0, 0, 0, 0, 16, 0, 0, 0];
  const slope = [0, 2, 3, 0, 16, 0, 0, 0];
  const bytes = Uint8Array.from([...flat, ...slope, ...flat, 31, 0, 0, 31, 7, 250]);
  const { shape, masks } = unpackSurface(bytes, layout);
  const layer = (index: number) => [0, 1, 2, 3].map((cell) => shape[cell * 4 + index] as number);
  const coordinate = (steps: number) => ((steps / 4095) * 2 - 1) * 1.02;
  expect(layer(0)).toEqual([2048, 2048, 2048, 2048].map((n) => expect.closeTo(coordinate(n), 6)));
  // The last is foretold by the plane through the other three.
  expect(layer(1)).toEqual([2048, 2049, 2046, 2047].map((n) => expect.closeTo(coordinate(n), 6)));
  expect(layer(2)).toEqual(Array(4).fill(expect.closeTo(6, 2)));
  expect([...masks]).toEqual([255, 0, 255, 0, 255, 255, 36, 0]);
});

test.skipIf(!source)("the hero's car faces the way it stands, and weighs at most 250 KB", () => {
  if (!source) return;
  const file = [source.data].map((path) => `studio/public${path}`).find(existsSync);
  const packed = readFileSync(file ?? "");
  expect(packed.length).toBeLessThanOrEqual(250_000);
  const { shape, masks } = unpackSurface(gunzipSync(packed), source);
  const [across, down] = source.cells;
  /** By share of the part of the picture that the cells lie over. */
  const at = (x: number, y: number) => {
    const start = 4 * (Math.round(y * down) * across + Math.round(x * across));
    const [right, up, depth] = shape.subarray(start, start + 3) as unknown as [
      number,
      number,
      number,
    ];
    return { right, up, depth };
  };
  const [bonnet, door] = [at(0.7, 0.3), at(0.28, 0.52)];
  expect(bonnet.up).toBeGreaterThan(0.5);
  expect(Math.abs(door.up)).toBeLessThan(0.3);
  expect(door.right).toBeLessThan(0);
  expect(bonnet.depth).toBeLessThan(door.depth);
  const film = masks.filter((value, i) => i % 4 === 0 && value > 128).length / (masks.length / 4);
  expect(film).toBeGreaterThan(0.3);
  expect(film).toBeLessThan(0.5);
});

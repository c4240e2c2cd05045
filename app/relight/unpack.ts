// Reads what art/relight.py packed: where each part of the car faces, how far it is, and what it is made of.

import type { RelightSource } from "#facts/relight-source.ts";

export type Surface = {
  /** Four a cell: the normal's two coordinates, then depth in metres. */
  shape: Float32Array<ArrayBuffer>;
  /** Four a cell: film, panes and lamps, alloy; 0 to 255. */
  masks: Uint8Array<ArrayBuffer>;
};

const STEPS = 4095;
/** How far the coordinates reach: the outline of a car faces a little away from the camera. */
const REACH = 1.02;
const MASK_STEPS = [31, 31, 7] as const;

export async function fetchSurface(source: RelightSource): Promise<Surface> {
  const { ok, body, status } = await fetch(source.data);
  if (!ok || !body) throw new Error(`${source.data}: ${status}`);
  const unzipped = new Response(body.pipeThrough(new DecompressionStream("gzip")));
  return unpackSurface(new Uint8Array(await unzipped.arrayBuffer()), source);
}

export function unpackSurface(
  bytes: Uint8Array,
  { cells, maskCells, depth: [near, far] }: Pick<RelightSource, "cells" | "maskCells" | "depth">,
): Surface {
  const count = cells[0] * cells[1];
  const maskCount = maskCells[0] * maskCells[1];
  const shape = new Float32Array(count * 4);
  for (let layer = 0; layer < 3; layer++) {
    const steps = unfold(bytes.subarray(layer * 2 * count, (layer + 1) * 2 * count), cells[0]);
    for (let i = 0; i < count; i++) {
      const share = (steps[i] as number) / STEPS;
      shape[i * 4 + layer] = layer < 2 ? (share * 2 - 1) * REACH : near + share * (far - near);
    }
  }
  const masks = new Uint8Array(maskCount * 4);
  MASK_STEPS.forEach((most, layer) => {
    const start = 6 * count + layer * maskCount;
    for (let i = 0, step = 0; i < maskCount; i++) {
      const change = bytes[start + i] as number;
      step = i % maskCells[0] ? (step + change) & 255 : change;
      masks[i * 4 + layer] = (step * 255) / most;
    }
  });
  return { shape, masks };
}

/** Each cell is kept as its difference from what its neighbours foretell (as in lossless JPEG). */
function unfold(bytes: Uint8Array, width: number): Int32Array {
  const count = bytes.length / 2;
  const out = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const inRow = i % width > 0;
    const below = i >= width;
    const above = below ? (out[i - width] as number) : i ? (out[i - 1] as number) : 0;
    const left = inRow ? (out[i - 1] as number) : above;
    const both = inRow && below ? (out[i - width - 1] as number) : above;
    const low = Math.min(left, above);
    const high = Math.max(left, above);
    const foretold = both >= high ? low : both <= low ? high : left + above - both;
    const folded = (bytes[i] as number) | ((bytes[count + i] as number) << 8);
    out[i] = foretold + ((folded >> 1) ^ -(folded & 1));
  }
  return out;
}

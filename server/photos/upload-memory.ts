// Memory limit for uploads. Counts bytes on arrival, so that a slow upload does not reserve memory it does not use.

import { networkOf } from "#server/quote/rate-limit.ts";

/** Bytes, in total and per network. */
export const uploadMemory = { all: 40_000_000, perNetwork: 10_000_000 };
/** Minimum bytes counted per upload, which also limits the number of uploads. */
const LEAST = 50_000;

export type Upload = {
  /** Reserves more bytes; returns false if they exceed the limit. */
  grow(bytes: number): boolean;
  end(): void;
};

export type UploadMemory = { begin(clientAddress: string): Upload };

export function createUploadMemory({ all, perNetwork } = uploadMemory): UploadMemory {
  const held = new Map<string, number>();
  let total = 0;
  const add = (network: string, bytes: number) => {
    total += bytes;
    const own = (held.get(network) ?? 0) + bytes;
    if (own > 0) held.set(network, own);
    else held.delete(network);
  };
  return {
    begin(clientAddress) {
      const network = networkOf(clientAddress);
      let [arrived, counted] = [0, 0];
      return {
        grow(bytes) {
          arrived += bytes;
          const more = Math.max(arrived, LEAST) - counted;
          if (total + more > all || (held.get(network) ?? 0) + more > perNetwork) return false;
          counted += more;
          add(network, more);
          return true;
        },
        end() {
          add(network, -counted);
          counted = 0;
        },
      };
    },
  };
}

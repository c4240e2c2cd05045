// Memory limit for uploads. Counts bytes as they arrive, so that slow uploads reserve no unused memory.

import { networkOf } from "#server/quote/rate-limit.ts";

/** Maximum bytes in memory: of all uploads, per IPv6 /48, and per network. One hosting customer can own a /48. */
export const uploadMemory = { all: 40_000_000, perWide: 20_000_000, perNetwork: 10_000_000 };
/** Minimum bytes counted per upload, which also limits the number of uploads. */
const LEAST = 50_000;

export type Upload = {
  /** Reserves more bytes; returns false if they exceed the limit. */
  grow(bytes: number): boolean;
  end(): void;
};

export type UploadMemory = { begin(clientAddress: string): Upload };

export function createUploadMemory({ all, perWide, perNetwork } = uploadMemory): UploadMemory {
  const held = new Map<string, number>();
  let total = 0;
  const add = (networks: Iterable<string>, bytes: number) => {
    total += bytes;
    for (const network of networks) {
      const own = (held.get(network) ?? 0) + bytes;
      if (own > 0) held.set(network, own);
      else held.delete(network);
    }
  };
  return {
    begin(clientAddress) {
      // For an IPv4 address both keys are equal, so the second limit applies.
      const limits = new Map([
        [networkOf(clientAddress, 3), perWide],
        [networkOf(clientAddress), perNetwork],
      ]);
      let [arrived, counted] = [0, 0];
      return {
        grow(bytes) {
          arrived += bytes;
          const more = Math.max(arrived, LEAST) - counted;
          if (total + more > all) return false;
          for (const [network, most] of limits)
            if ((held.get(network) ?? 0) + more > most) return false;
          counted += more;
          add(limits.keys(), more);
          return true;
        },
        end() {
          add(limits.keys(), -counted);
          counted = 0;
        },
      };
    },
  };
}

// Rate limits per network, for quote requests, photo calls and confirmations.

import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Database } from "#server/db/schema.ts";
import { createRateWindow } from "./rate-window.ts";

/** Calls with a limit; each kind is counted separately. */
export type Counted = "request" | "photo" | "confirmation" | "any confirmation";
export type RateLimits = { perMinute: number; perHour: number };

/** `seconds` until a retry can succeed; `times`: refusals so far. */
export type Refusal = { seconds: number; times: number };

export type RateLimit = {
  /** Counts one call; resolves to a refusal if there were too many. */
  count(address: string): Promise<Refusal | undefined>;
};

/** Second, wider limit per IPv6 /48. One hosting customer can own a /48, or a town's phones can share one. */
const WIDE_NETWORK = { groups: 3, factor: 4 };
const SECONDS = { perMinute: 60, perHour: 3600, perDay: 24 * 3600 } as const;

/** @param elapsed milliseconds of a monotonic clock. */
export function createRateLimit(
  limits: Partial<RateLimits> & { perDay?: number },
  database: Database,
  of: Counted,
  elapsed = () => performance.now(),
): RateLimit {
  const create = (width: string, factor: number) =>
    (Object.keys(SECONDS) as (keyof typeof SECONDS)[]).flatMap((name) => {
      const limit = limits[name];
      if (limit === undefined) return [];
      const key = `${of}${width}${name.slice("per".length).toLowerCase()}`;
      const window = createRateWindow(key, 1000 * SECONDS[name], database, elapsed);
      return { window, limit: factor * limit };
    });
  const narrow = create("", 1);
  const wide = create("wide", WIDE_NETWORK.factor);

  return {
    async count(address) {
      const groups = parseIpv6(address);
      const wideKey = groups && buildKey(groups.slice(0, WIDE_NETWORK.groups));
      // Check the /48 first: refused calls could otherwise leave 65,536 entries, one per /64.
      if (wideKey) {
        for (const { window, limit } of wide) {
          const { points } = await window.read(wideKey);
          if (points >= limit) return refuse(await window.add(wideKey), limit);
        }
      }
      const key = buildKey([networkOf(address)]);
      for (const { window, limit } of narrow) {
        const count = await window.add(key);
        if (count.points > limit) return refuse(count, limit);
      }
      // Refused calls do not count here: one household must not use up its neighbours' limit.
      if (wideKey) for (const { window } of wide) await window.add(wideKey);
      return undefined;
    },
  };
}

export const noRateLimit: RateLimit = { count: async () => undefined };

/** The network of one household or server: the IPv4 address, or the first `groups` of an IPv6 address (four: /64). */
export function networkOf(address: string, groups = 4): string {
  return parseIpv6(address)?.slice(0, groups).join(":") ?? plainIpv4(address);
}

function refuse({ points, milliseconds }: { points: number; milliseconds: number }, limit: number) {
  return { seconds: Math.ceil(milliseconds / 1000), times: points - limit };
}

/** Hashed rate-limit key, so that the database holds no readable IP addresses. */
function buildKey(network: readonly string[]): string {
  return createHash("sha256").update(network.join(":")).digest("base64url").slice(0, 24);
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
function plainIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The eight groups of an IPv6 address; `undefined` for other addresses. */
function parseIpv6(address: string): string[] | undefined {
  const [plain = ""] = plainIpv4(address).split("%");
  if (!isIPv6(plain)) return undefined;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

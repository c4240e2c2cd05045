// The rate limit: how many quote requests, or calls about photos, one client IP may send. The counts are in memory on SQLite and
// shared through the database on PostgreSQL; while that is unreachable, in memory.

import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "#server/db/schema.ts";

export type RateLimits = { perMinute: number; perHour: number };

/** Seconds until the next is taken, and how many have been refused until then. */
export type Refusal = { seconds: number; times: number };

export type RateLimit = {
  /** Counts one request; resolves to a refusal when there have been too many. */
  count(address: string): Promise<Refusal | undefined>;
};

/** A hosting customer has up to a /48 of IPv6 addresses; so may the phones of a town on one mobile network. */
const WIDE_NETWORK = { bits: 48, factor: 4 };

/** @param of what is counted; each has counts of its own. */
export function createRateLimit(limits: RateLimits, database: Database, of = ""): RateLimit {
  const create = (width: string, factor: number) => [
    createLimiter(`${of}${width}minute`, factor * limits.perMinute, 60, database),
    createLimiter(`${of}${width}hour`, factor * limits.perHour, 3600, database),
  ];
  const limiters = create("", 1);
  const wideLimiters = create("wide", WIDE_NETWORK.factor);
  return {
    async count(address) {
      const ipv6 = parseIpv6(address);
      const counted = limiters.map((limiter) => ({
        limiter,
        key: buildKey(ipv6?.slice(0, 4) ?? [plainIpv4(address)]),
      }));
      if (ipv6) {
        const key = buildKey(ipv6.slice(0, WIDE_NETWORK.bits / 16));
        counted.push(...wideLimiters.map((limiter) => ({ limiter, key })));
      }
      for (const { limiter, key } of counted) {
        const refusal = await consume(limiter, key);
        if (refusal) return refusal;
      }
      return undefined;
    },
  };
}

export const noRateLimit: RateLimit = { count: async () => undefined };

function createLimiter(
  keyPrefix: string,
  points: number,
  duration: number,
  database: Database,
): RateLimiterAbstract {
  const limit = { keyPrefix, points, duration };
  const memory = new RateLimiterMemory(limit);
  if (database.engine === "sqlite") return memory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: database.pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: memory,
  });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Refusal | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return {
      seconds: Math.ceil(error.msBeforeNext / 1000),
      times: error.consumedPoints - limiter.points,
    };
  }
}

/** The rate-limit key: a hash, since an IP address need not be readable in a database. */
function buildKey(network: readonly string[]): string {
  return createHash("sha256").update(network.join(":")).digest("base64url").slice(0, 24);
}

/** An IPv4 address, also where it comes in IPv6 form. */
function plainIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The eight groups of an IPv6 address. One household has the first four to itself: a /64. */
function parseIpv6(address: string): string[] | undefined {
  const [plain = ""] = plainIpv4(address).split("%");
  if (!isIPv6(plain)) return undefined;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

// How many quote requests one address may send. The counts are in memory on SQLite and
// shared through the database on PostgreSQL; where that is out of reach, memory stands in.

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

export type RateLimit = {
  /** Counts one request; resolves to the seconds to wait when there have been too many. */
  count(address: string): Promise<number | undefined>;
};

export function createRateLimit(limits: RateLimits, database: Database): RateLimit {
  const limiters = [
    createLimiter("minute", limits.perMinute, 60, database),
    createLimiter("hour", limits.perHour, 3600, database),
  ];
  return {
    async count(address) {
      const key = buildKey(address);
      for (const limiter of limiters) {
        const wait = await consume(limiter, key);
        if (wait !== undefined) return wait;
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

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
    throw error;
  }
}

/** An address need not lie about in a database; and one household has a whole IPv6 network to itself. */
function buildKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const network = isIPv6(plain) ? expandIpv6(plain).slice(0, 4).join(":") : plain;
  return createHash("sha256").update(network).digest("base64url").slice(0, 24);
}

function expandIpv6(address: string): string[] {
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

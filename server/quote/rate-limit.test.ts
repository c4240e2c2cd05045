import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestSite } from "#tests/support/test-site.ts";
import { type Counted, createRateLimit } from "./rate-limit.ts";
import { mostWindows } from "./rate-window.ts";

async function createLimit(
  limits: Parameters<typeof createRateLimit>[0] = { perMinute: 1, perHour: 100 },
) {
  const { database } = await createTestSite();
  let time = 0;
  const create = (of: Counted = "request") => createRateLimit(limits, database, of, () => time);
  return { database, create, ...create(), pass: (milliseconds: number) => (time += milliseconds) };
}

describe("a rate limit", () => {
  test.each([
    ["2001:db8::1", "2001:0db8:0000:0000:ffff:0:0:2", true],
    ["2001:db8:0:1::1", "2001:DB8:0:1:2:3:4:5", true],
    ["::1", "0:0:0:0:0:0:0:1", true],
    ["fe80::1%eth0", "fe80::2", true],
    ["::FFFF:192.0.2.1", "192.0.2.1", true],
    ["2001:db8::1", "2001:db8:0:1::1", false],
    ["1::2:3:4:5:6", "1:2:3:4::5:6", false],
    ["1::2:3:4:5:6", "1::7:3:4:5:6", false],
    ["2001:db8:1:23::1", "2001:db8:12:3::1", false],
    ["192.0.2.1", "192.0.2.11", false],
  ])("counts %s and %s as one network: %s", async (one, other, together) => {
    const { count } = await createLimit();
    expect(await count(one)).toBeUndefined();
    expect((await count(other)) !== undefined).toBe(together);
  });

  test("counts each kind of call separately, and returns the number of refusals", async () => {
    const { create } = await createLimit();
    for (const of of ["request", "photo"] as const) {
      const { count } = create(of);
      for (const times of [undefined, 1, 2]) expect((await count("192.0.2.1"))?.times).toBe(times);
    }
  });
});

describe("the networks of one /48", () => {
  const network = (number: number) => `2001:db8:1:${number.toString(16)}::1`;

  test("are counted together at four times the limit", async () => {
    const { count } = await createLimit({ perMinute: 5 });
    const refused: boolean[] = [];
    for (let number = 0; number < 22; number += 1) {
      refused.push((await count(network(number))) !== undefined);
    }
    expect(refused).toEqual([...Array(20).fill(false), true, true]);
    expect(await count("2001:db8:2::1")).toBeUndefined();
  });

  test("are accepted even if one of them is over its limit", async () => {
    const { count } = await createLimit({ perMinute: 1 });
    for (let number = 0; number < 10; number += 1) await count(network(1));
    expect(await count(network(2))).toBeUndefined();
  });
});

test.runIf(testEngine === "sqlite")("a window ends by the monotonic clock", async () => {
  const { count, pass } = await createLimit({ perMinute: 1, perHour: 2, perDay: 2 });
  expect(await count("192.0.2.1")).toBeUndefined();
  expect(await count("192.0.2.1")).toEqual({ seconds: 60, times: 1 });
  pass(59_001);
  expect(await count("192.0.2.1")).toEqual({ seconds: 1, times: 2 });
  pass(60_000);
  expect(await count("192.0.2.1")).toBeUndefined();
  pass(60_000);
  expect(await count("192.0.2.1")).toEqual({ seconds: 3421, times: 1 });
  pass(3_600_000);
  expect(await count("192.0.2.1")).toEqual({ seconds: 82_621, times: 1 });
});

test.runIf(testEngine === "sqlite")(
  "a rate limit that has no room for another network forgets the oldest",
  async () => {
    const { count } = await createLimit({ perMinute: 1 });
    await count("192.0.2.1");
    for (let number = 1; number < mostWindows; number += 1) await count(`host ${number}`);
    expect(await count("192.0.2.1")).toBeDefined();
    await count("one more");
    expect(await count("192.0.2.1")).toBeUndefined();
  },
);

describe.runIf(testEngine === "postgresql")("the counts in the database", () => {
  test.each([20 * 24 * 3600, -20 * 24 * 3600])(
    "expire within their window even if dated %i seconds from now",
    async (seconds) => {
      const { count, database } = await createLimit();
      for (const host of [0, 1, 2, 3, 4]) await count(`2001:db8:1:${host}::1`);
      await sql`update rate_limit set expire = expire + ${seconds * 1000}::bigint`.execute(
        database.queries,
      );
      expect(await count("2001:db8:1::1")).toBeUndefined();
      const refusal = await count("2001:db8:1::1");
      expect(refusal?.times).toBe(1);
      expect(refusal?.seconds).toBeLessThanOrEqual(60);
    },
  );

  test("are deleted after the window's end", async () => {
    const { count, database, pass } = await createLimit({ perMinute: 1 });
    await count("192.0.2.1");
    await sql`update rate_limit set expire = 0`.execute(database.queries);
    pass(60_000);
    await count("192.0.2.2");
    const { rows } = await sql`select key from rate_limit`.execute(database.queries);
    expect(rows).toHaveLength(1);
  });

  test("are replaced by counts in memory while the database is unreachable", async () => {
    const { count, database } = await createLimit();
    await database.close();
    expect(await count("2001:db8::1")).toBeUndefined();
    expect(await count("2001:db8::1")).toMatchObject({ times: 1 });
  });

  test("are replaced by counts in memory while the database does not answer", async () => {
    const { count, database } = await createLimit();
    if (database.engine === "postgresql") database.pool.connect = () => new Promise(() => {});
    expect(await count("192.0.2.1")).toBeUndefined();
    expect(await count("192.0.2.1")).toMatchObject({ times: 1 });
  });
});

import { describe, expect, test } from "vitest";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  readRendered,
} from "#tests/support/test-site.ts";
import { createRateLimit } from "./rate-limit.ts";

describe("the rate limit", () => {
  const from = (address: string) => ({ address });
  const limited = () => createTestSite({ settings: { RATE_LIMIT: "on" } });
  const post = (site: Awaited<ReturnType<typeof limited>>, address: string, number: number) =>
    site.ask("/", postForm(buildQuoteForm({ model: `Model ${number}` })), from(address));

  test("takes five a minute from one address, then says when to come back", async () => {
    const site = await limited();
    const statuses: number[] = [];
    for (let number = 0; number < 7; number += 1) {
      statuses.push((await post(site, "192.0.2.1", number)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
    const answer = await post(site, "192.0.2.1", 8);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect((await post(site, "192.0.2.2", 9)).status).toBe(303);
  });

  test("counts a household's IPv6 network as one, and an IPv4 address in IPv6 form as itself", async () => {
    const site = await limited();
    for (let number = 0; number < 5; number += 1) {
      await post(site, `2001:db8:0:1::${number + 1}`, number);
      await post(site, "::ffff:192.0.2.7", 100 + number);
    }
    expect((await post(site, "2001:db8:0:1:ffff::9", 6)).status).toBe(429);
    expect((await post(site, "2001:db8:0:2::1", 7)).status).toBe(303);
    expect((await post(site, "192.0.2.7", 8)).status).toBe(429);
  });

  test.each([
    [true, "2001:db8::1", "2001:0db8:0000:0000:ffff:0:0:2"],
    [true, "2001:db8:0:1::1", "2001:DB8:0:1:2:3:4:5"],
    [true, "2001:db8:0:1::", "2001:db8:0:1::1"],
    [true, "::1", "0:0:0:0:0:0:0:1"],
    [true, "fe80::1%eth0", "fe80::2"],
    [true, "::FFFF:192.0.2.1", "192.0.2.1"],
    [false, "2001:db8::1", "2001:db8:0:1::1"],
    [false, "1::2:3:4:5:6", "1:2:3:4::5:6"],
    [false, "1::2:3:4:5:6", "1::7:3:4:5:6"],
    [false, "2001:db8:1:23::1", "2001:db8:12:3::1"],
    [false, "192.0.2.1", "192.0.2.11"],
  ])("counts together: %s, %s and %s", async (together, one, other) => {
    const { database } = await limited();
    const rateLimit = createRateLimit({ perMinute: 1, perHour: 100 }, database);
    expect(await rateLimit.count(one)).toBeUndefined();
    expect((await rateLimit.count(other)) !== undefined).toBe(together);
  });

  test("counts each thing it is for by itself", async () => {
    const { database } = await limited();
    const limits = { perMinute: 1, perHour: 100 };
    for (const of of ["", "photos", "links"]) {
      const rateLimit = createRateLimit(limits, database, of);
      expect(await rateLimit.count("192.0.2.1")).toBeUndefined();
      expect(await rateLimit.count("192.0.2.1")).toMatchObject({ times: 1 });
    }
  });

  test("counts the /64 networks of one /48 together, at four times the limit", async () => {
    const site = await limited();
    const statuses: number[] = [];
    for (let network = 0; network < 21; network += 1) {
      statuses.push((await post(site, `2001:db8:1:${network.toString(16)}::1`, network)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(303), 429]);
    expect((await post(site, "2001:db8:2::1", 22)).status).toBe(303);
  });

  test("is not evaded by a made-up X-Forwarded-For", async () => {
    const site = await limited();
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      const form = postForm(buildQuoteForm({ model: `Model ${number}` }), {
        "X-Forwarded-For": `198.51.100.${number}`,
      });
      statuses.push((await site.ask("/", form, from("192.0.2.1"))).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("keeps the values in the page it answers with", async () => {
    const site = await limited();
    for (let number = 0; number < 5; number += 1) await post(site, "192.0.2.1", number);
    const form = postForm(buildQuoteForm(), { Accept: "text/html" });
    const { state } = await readRendered(await site.ask("/", form, from("192.0.2.1")));
    expect(state?.quote?.values.firstName).toBe("Ada");
  });
});

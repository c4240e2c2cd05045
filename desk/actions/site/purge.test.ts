import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createSiteWithRequests, storedIds } from "#tests/support/test-site.ts";

test("desk purge asks first if the clock is more than three days ahead of confirmed time", async () => {
  const site = await createSiteWithRequests(13, (number) => `ada${number}@example.com`);
  await createTestDesk(site)("mark", "1", "--customer");
  site.clock.advance((site.env.retention.days + 1) * 24 * 60 * 60 * 1000);
  const desk = createTestDesk(site);
  const { status, out, errors } = await desk("purge");
  expect(out).toContain("12 of 13 quote requests are past their retention, if today is ");
  expect([status, errors]).toEqual([1, "Nothing was removed.\n"]);
  expect(await storedIds(site)).toHaveLength(13);
  expect((await desk("purge", "--yes")).out).toContain("Removed 12 quote requests");
  expect(await storedIds(site)).toEqual([1]);
});

test("desk purge asks nothing if the clock is only two days ahead of confirmed time", async () => {
  const site = await createSiteWithRequests(1);
  site.clock.advance(2 * 24 * 60 * 60 * 1000);
  const env = { ...site.env, retention: { ...site.env.retention, days: 1 } };
  expect((await createTestDesk(site, { env: () => env })("purge")).out).toBe(
    "Removed 1 quote request and 0 photos past their retention.\n",
  );
});

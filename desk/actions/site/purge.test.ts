import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createSiteWithRequests,
  createTestSite,
  postForm,
  storedIds,
} from "#tests/support/test-site.ts";

test("desk purge asks first if the clock is days ahead of the time that the site has confirmed", async () => {
  const site = await createSiteWithRequests(12, (number) => `ada${number}@example.com`);
  site.clock.advance((site.env.retention.days + 1) * 24 * 60 * 60 * 1000);
  const desk = createTestDesk(site);
  const { status, out, errors } = await desk("purge");
  expect(out).toContain("12 of 12 quote requests are past their retention, if today is ");
  expect([status, errors]).toEqual([1, "Nothing was removed.\n"]);
  expect(await storedIds(site)).toHaveLength(12);
  expect((await desk("purge", "--yes")).out).toContain("Removed 12 quote requests");
  expect(await storedIds(site)).toEqual([]);
});

test("desk purge asks nothing if the clock agrees with the time that the site has confirmed", async () => {
  const site = await createTestSite({ settings: { KEEP_DAYS: "1" } });
  await site.ask("/", postForm(buildQuoteForm()));
  site.clock.advance(2 * 24 * 60 * 60 * 1000);
  expect(await createTestDesk(site)("purge")).toMatchObject({
    status: 0,
    out: "Removed 1 quote requests and 0 photos past their retention.\n",
  });
});

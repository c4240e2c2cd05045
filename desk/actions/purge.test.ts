import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm, storedIds } from "#tests/support/test-site.ts";

describe("retention", () => {
  const DAY = 24 * 60 * 60 * 1000;

  test("requests go after 180 days, spam after 30, a customer's after six years", async () => {
    const site = await createTestSite();
    const desk = createTestDesk(site);
    await site.ask("/", postForm(buildQuoteForm({ model: "Model S" })));
    await site.ask("/", postForm(buildQuoteForm({ "bot-field": "x" })));
    await site.ask("/", postForm(buildQuoteForm({ model: "Model Y" })));
    expect((await desk("mark", "3", "--customer")).out).toContain("a customer's now");
    const left: Record<number, number[]> = {};
    for (const days of [30, 31, 180, 181, 6 * 365, 6 * 366]) {
      site.clock.advance(
        days * DAY - (site.clock.now().getTime() - Date.parse("2026-11-20T14:03:21Z")),
      );
      await desk("purge", "--yes");
      left[days] = await storedIds(site);
    }
    expect(left).toEqual({
      30: [1, 2, 3],
      31: [1, 3],
      180: [1, 3],
      181: [3],
      [6 * 365]: [3],
      [6 * 366]: [],
    });
  });
});

test.each([
  ["the answer is yes", "yes", []],
  ["--yes is given", "no", ["--yes"]],
] as const)(
  "desk purge goes by a clock that is days ahead of the site only when %s",
  async (_, answer, options) => {
    const site = await createTestSite();
    for (let number = 0; number < 12; number += 1) {
      await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
    }
    site.clock.advance((site.env.retention.days + 1) * 24 * 60 * 60 * 1000);
    const desk = (answer: "yes" | "no", ...options: string[]) =>
      createTestDesk(site, { ask: async () => answer })("purge", ...options);
    const { status, out, errors } = await desk("no");
    expect(out).toContain("12 of 12 quote requests are past their time, if");
    expect([status, errors]).toEqual([1, "Nothing was removed.\n"]);
    expect(await storedIds(site)).toHaveLength(12);
    expect((await desk(answer, ...options)).out).toContain("Removed 12 quote requests");
    expect(await storedIds(site)).toEqual([]);
  },
);

import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm, storedIds } from "#tests/support/test-site.ts";

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

import { expect } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

/** A site that has had these forms, and a desk to look at it. */
export async function createTestDeskOf(...forms: Record<string, string>[]) {
  const site = await createTestSite();
  for (const changes of forms) {
    expect((await site.ask("/", postForm(buildQuoteForm(changes)))).status).toBe(303);
    site.clock.advance(60_000);
  }
  await site.outbox.deliverDue();
  return createTestDesk(site);
}

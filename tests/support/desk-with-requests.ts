import { expect } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

/** A site that has had these forms, a minute apart, and a desk to look at it. */
export async function createTestDeskOf(...forms: Record<string, string>[]) {
  const site = await createTestSite();
  for (const changes of forms) {
    expect((await site.ask("/", postForm(buildQuoteForm(changes)))).status).toBe(303);
    site.clock.advance(60_000);
  }
  await site.outbox.deliverDue();
  const desk = createTestDesk(site);
  const idsOf = async (...args: string[]): Promise<number[]> =>
    JSON.parse((await desk(...args, "--json")).out).map(({ id }: { id: number }) => id);
  return { site, desk, idsOf };
}

import { expect, onTestFinished, test, vi } from "vitest";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

test("a request that arrives while the outbox rests is told of at once, not at its next look", async () => {
  // No timer ever fires: only being woken can make the outbox look again.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const site = await createTestSite({ sendMail: async () => tell() });
  await site.outbox.start();
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  await site.ask("/", postForm(buildQuoteForm()));
  await told;
  await site.outbox.stop();
  expect(site.mails).toHaveLength(1);
});

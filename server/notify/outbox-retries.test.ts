import { describe, expect, test } from "vitest";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  storedNotices,
} from "#tests/support/test-site.ts";
import { claimDue } from "./claims.ts";
import { pauseAfter, retryPolicy } from "./notice.ts";

const HOUR = 60 * 60 * 1000;

/** Takes mails while `open`, refuses them otherwise, and counts the attempts. */
function createMailServer() {
  const server = {
    open: false,
    attempts: 0,
    async sendMail() {
      server.attempts += 1;
      if (!server.open)
        throw Object.assign(new Error("ada@example.com refused"), { code: "ECONNREFUSED" });
    },
  };
  return server;
}

describe("a notice that could not be sent", () => {
  test("is sent once the mail server is back, and then never again", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(await storedNotices(site)).toMatchObject([
      { state: "waiting", attempts: 1, lastProblem: "ECONNREFUSED" },
    ]);
    mailServer.open = true;
    site.clock.advance(retryPolicy.longestPause);
    for (let look = 0; look < 3; look += 1) await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
    expect(await storedNotices(site)).toMatchObject([
      { state: "sent", attempts: 2, lastProblem: null },
    ]);
  });

  test("is left alone until its pause is over", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    site.clock.advance(retryPolicy.firstPause - 1);
    await site.outbox.deliverDue();
    expect(mailServer.attempts).toBe(1);
    site.clock.advance(1);
    await site.outbox.deliverDue();
    expect(mailServer.attempts).toBe(2);
  });

  test("is tried for 72 hours, about once an hour, and then parked", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    for (let hours = 0; hours < 80; hours += 1) {
      await site.outbox.deliverDue();
      site.clock.advance(HOUR);
    }
    expect(await storedNotices(site)).toMatchObject([{ state: "parked" }]);
    expect(mailServer.attempts).toBeGreaterThan(70);
    expect(mailServer.attempts).toBeLessThan(90);
    expect(site.logLines.join("")).toContain("notice parked");
    expect(site.logLines.join("")).not.toContain("ada@example.com");
  });

  test("is parked by the attempt that falls on the end of the 72 hours, not by one before", async () => {
    const site = await createTestSite(createMailServer());
    await site.ask("/", postForm(buildQuoteForm()));
    site.clock.advance(retryPolicy.giveUpAfter - HOUR);
    await site.outbox.deliverDue();
    expect(await storedNotices(site)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    site.clock.advance(HOUR);
    await site.outbox.deliverDue();
    expect(await storedNotices(site)).toMatchObject([{ state: "parked", attempts: 2 }]);
  });

  test("lets one go first that has been due for longer", async () => {
    const site = await createTestSite(createMailServer());
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    site.clock.advance(1000);
    await site.ask("/", postForm(buildQuoteForm({ email: "eve@example.com" })));
    site.clock.advance(retryPolicy.firstPause);
    const claimed = await claimDue(site.database, "email", site.clock.now(), 1);
    expect(claimed.map(({ request }) => request.id)).toEqual([2]);
  });

  test("is not held up for longer than usual by a clock that was set back a day", async () => {
    const mailServer = createMailServer();
    const site = await createTestSite(mailServer);
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    mailServer.open = true;
    site.clock.advance(-24 * HOUR);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
  });
});

test("pauses double up to an hour, and are spread so that notices do not come in step", () => {
  const pauses = [1, 2, 3, 20, 200].map((attempts) => pauseAfter(attempts, () => 0.5));
  expect(pauses).toEqual([15_000, 30_000, 60_000, HOUR, HOUR]);
  expect(pauseAfter(1, () => 0)).toBe(11_250);
  expect(pauseAfter(1, () => 0.999)).toBeGreaterThan(18_000);
});

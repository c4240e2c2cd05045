import { describe, expect, test } from "vitest";
import { createSiteWithRefusedMail } from "#tests/support/site-with-refused-mail.ts";

describe("desk resend", () => {
  test("makes the notices of one request due, the sent ones too, and no other's", async () => {
    const { site, server, desk } = await createSiteWithRefusedMail(2);
    server.open = true;
    await site.outbox.deliverDue();
    expect((await desk("resend", "2")).out).toBe(
      "1 delivery will be sent by the running site within seconds.\n",
    );
    await site.outbox.deliverDue();
    // The first two are sent at the same time.
    expect(site.mails.map(({ fileName }) => fileName).sort()).toEqual([
      "request-1",
      "request-2",
      "request-2",
    ]);
  });

  test("--parked makes every parked one due, and none where there is none", async () => {
    const { site, desk } = await createSiteWithRefusedMail(2);
    expect((await desk("resend", "--failed")).out).toContain("0 deliveries will be sent");
    site.clock.advance(73 * 60 * 60 * 1000);
    await site.outbox.deliverDue();
    expect((await desk("resend", "--failed")).out).toContain("2 deliveries will be sent");
    const notices = await site.database.queries.selectFrom("notice").selectAll().execute();
    expect(notices.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
    ]);
  });

  test("makes a parked notice go out again", async () => {
    const { site, server, desk } = await createSiteWithRefusedMail(1);
    site.clock.advance(73 * 60 * 60 * 1000);
    await site.outbox.deliverDue();
    expect((await desk("deliveries")).out).toContain("failed");
    server.open = true;
    expect((await desk("resend", "--failed")).out).toContain("1 delivery will be sent");
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
    expect((await desk("deliveries")).out).toBe("Everything is sent.\n");
  });

  test("of a request without notices is refused", async () => {
    const { desk } = await createSiteWithRefusedMail(0);
    expect(await desk("resend", "99")).toMatchObject({
      status: 1,
      out: "",
      errors: "Quote request 99 has no deliveries.\n",
    });
  });
});

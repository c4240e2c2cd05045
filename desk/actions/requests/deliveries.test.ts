import { describe, expect, test } from "vitest";
import { createSiteWithRefusedMail, makeLastAttempt } from "#tests/support/test-desk-sites.ts";
import { storedDeliveries } from "#tests/support/test-site.ts";

const onlyFiles =
  "No mail server is set: mails are only written to DATA_DIR/mail. Set SMTP_URL to have them sent.\n";
const cellsOf = (out: string) =>
  out
    .replace(onlyFiles, "")
    .split("\n")
    .map((line) => line.split(/ {2,}/));

describe("desk deliveries", () => {
  test("shows waiting, failed and sent deliveries, each with its time and problem", async () => {
    const { site, server, desk } = await createSiteWithRefusedMail(1);
    await site.outbox.deliverDue();
    const why = "the mail server refuses the user name or password (EAUTH 535)";
    expect(cellsOf((await desk("deliveries")).out)).toEqual([
      ["ID", "Request", "Channel", "State", "Attempts", "Sent or next", "Last problem"],
      ["1", "1", "email", "waiting", "1", "2026-11-20 14:03:36", why],
      [""],
    ]);
    await makeLastAttempt(site);
    const failed = ["1", "1", "email", "failed", "24", "never", why];
    expect(cellsOf((await desk("deliveries")).out)[1]).toEqual(failed);
    server.open = true;
    await desk("resend", "1");
    await site.outbox.deliverDue();
    expect((await desk("deliveries")).out).toBe(`${onlyFiles}Nothing waiting or failed.\n`);
    Object.assign(site.env, { mail: { kind: "smtp" } });
    expect((await desk("deliveries")).out).toBe("Nothing waiting or failed.\n");
    const sent = ["1", "1", "email", "sent", "1", "2026-11-23 15:03:21"];
    expect(cellsOf((await desk("deliveries", "--all")).out)[1]).toEqual(sent);
  });

  test("shows the newest up to --limit, and the command that shows more", async () => {
    const { desk } = await createSiteWithRefusedMail(3);
    const { out } = await desk("deliveries", "--all", "--limit", "2");
    const more = "Show more: npm run desk -- deliveries --all --limit 4";
    expect(cellsOf(out).map(([id]) => id)).toEqual(["ID", "3", "2", more, ""]);
    expect((await desk("deliveries", "--limit", "3")).out).not.toContain("Show more");
  });
});

describe("desk resend", () => {
  test("makes a request's deliveries due again, but not a sent confirmation or another request's deliveries", async () => {
    const { site, server, desk } = await createSiteWithRefusedMail(2);
    server.open = true;
    await site.outbox.deliverDue();
    site.clock.advance(60_000);
    expect((await desk("resend", "2")).out).toBe(
      "Quote request 2: 1 delivery due. If the site is running, it sends them within seconds.\n",
    );
    const dueAt = "2026-11-20T14:04:21.000Z";
    const again = { dueAt, giveUpAt: dueAt.replace("-20", "-23"), sentAt: null };
    expect((await storedDeliveries(site))[1]).toMatchObject(again);
    await site.outbox.deliverDue();
    // The first two mails are sent concurrently, in either order.
    const sent = site.mails.map(({ fileName }) => fileName).sort();
    expect(sent.join()).toBe("request-1,request-2,request-2");
    const delivery = site.database.queries.updateTable("notice").where("quoteRequestId", "=", 1);
    await delivery.set({ channel: "confirmation" }).execute();
    expect((await desk("resend", "1")).errors).toContain("has no deliveries");
  });

  test("--failed makes every failed delivery due, and is refused if no delivery has failed", async () => {
    const { site, server, desk } = await createSiteWithRefusedMail(2);
    expect((await desk("resend", "--failed")).errors).toContain("No delivery has failed.");
    await makeLastAttempt(site);
    server.open = true;
    expect((await desk("resend", "--failed")).out).toContain("2 deliveries due");
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(2);
  });

  test("of a request without deliveries is refused", async () => {
    const { desk } = await createSiteWithRefusedMail(0);
    expect((await desk("deliveries", "--all")).out).toContain("There are no deliveries.\n");
    expect(await desk("resend", "99")).toMatchObject({
      status: 1,
      out: "",
      errors: "Quote request 99 has no deliveries to send again.\n",
    });
  });
});

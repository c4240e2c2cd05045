import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

/** A site with so many requests whose mails the server refuses while `server.open` is false. */
async function createSiteWith(count: number) {
  const server = { open: false };
  const site = await createTestSite({
    async sendMail() {
      if (!server.open) throw Object.assign(new Error(), { code: "EAUTH", responseCode: 535 });
    },
  });
  for (let number = 1; number <= count; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ email: `ada${number}@example.com` })));
  }
  return { site, server, desk: createTestDesk(site) };
}

const cellsOf = (out: string) => out.split("\n").map((line) => line.split(/ {2,}/));

describe("desk notices", () => {
  test("tells waiting, parked and sent ones apart, each with its time and its problem", async () => {
    const { site, server, desk } = await createSiteWith(1);
    await site.outbox.deliverDue();
    const why = "the mail server refuses the user or the password (EAUTH 535)";
    expect(cellsOf((await desk("notices")).out)).toEqual([
      ["ID", "Request", "Channel", "State", "Attempts", "Sent or next", "Last problem"],
      ["1", "1", "email", "waiting", "1", "2026-11-20 14:03:36", why],
      [""],
    ]);
    site.clock.advance(73 * 60 * 60 * 1000);
    await site.outbox.deliverDue();
    expect(cellsOf((await desk("notices")).out)[1]).toEqual([
      ...["1", "1", "email", "parked", "2", "never"],
      why,
    ]);
    server.open = true;
    await desk("resend", "1");
    await site.outbox.deliverDue();
    expect((await desk("notices")).out).toBe("Every notice is sent.\n");
    expect(cellsOf((await desk("notices", "--all")).out)[1]).toEqual([
      ...["1", "1", "email", "sent", "1", "2026-11-23 15:03:21"],
    ]);
  });

  test("says so where there is nothing to tell of", async () => {
    const { desk } = await createSiteWith(0);
    expect((await desk("notices")).out).toBe("Every notice is sent.\n");
    expect((await desk("notices", "--all")).out).toBe("There are no notices.\n");
  });

  test("shows the newest, as many as asked for, and says that there are more", async () => {
    const { desk } = await createSiteWith(3);
    const { out } = await desk("notices", "--limit", "2");
    expect(cellsOf(out).map(([id]) => id)).toEqual([
      "ID",
      "3",
      "2",
      "There are more: --limit 4 shows older ones too.",
      "",
    ]);
    expect((await desk("notices", "--limit", "3")).out).not.toContain("There are more");
  });
});

describe("desk resend", () => {
  test("makes the notices of one request due, the sent ones too, and no other's", async () => {
    const { site, server, desk } = await createSiteWith(2);
    server.open = true;
    await site.outbox.deliverDue();
    expect((await desk("resend", "2")).out).toBe(
      "1 notice will be sent by the running site within seconds.\n",
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
    const { site, desk } = await createSiteWith(2);
    expect((await desk("resend", "--parked")).out).toContain("0 notices will be sent");
    site.clock.advance(73 * 60 * 60 * 1000);
    await site.outbox.deliverDue();
    expect((await desk("resend", "--parked")).out).toContain("2 notices will be sent");
    const notices = await site.database.queries.selectFrom("notice").selectAll().execute();
    expect(notices.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
    ]);
  });
});

test("desk resend makes a parked notice go out again", async () => {
  let open = false;
  const site = await createTestSite({
    async sendMail() {
      if (!open) throw new Error("away");
    },
  });
  await site.ask("/", postForm(buildQuoteForm()));
  site.clock.advance(73 * 60 * 60 * 1000);
  await site.outbox.deliverDue();
  const desk = createTestDesk(site);
  expect((await desk("notices")).out).toContain("parked");
  open = true;
  expect((await desk("resend", "--parked")).out).toContain("1 notice will be sent");
  await site.outbox.deliverDue();
  expect(site.mails).toHaveLength(1);
  expect((await desk("notices")).out).toBe("Every notice is sent.\n");
});

import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestDeskOf, makeLastAttempt } from "#tests/support/test-desk-sites.ts";
import { buildQuoteForm, createTestSite, postForm } from "#tests/support/test-site.ts";

describe("desk show", () => {
  test("prints one request in full, and what became of its notice", async () => {
    const { desk } = await createTestDeskOf({ message: "Satin\nplease" });
    const { out } = await desk("show", "1");
    for (const text of [
      "Friday, 20 November 2026 at 14:03 GMT",
      "Ada",
      "    please",
      "email, sent 2026-11-20 14:04:21",
    ]) {
      expect(out).toContain(text);
    }
  });

  test("prints every line in its place, with what is known of spam, customer and notices", async () => {
    const { desk } = await createTestDeskOf({ "bot-field": "x" });
    await desk("mark", "1", "--customer");
    expect((await desk("show", "1")).out).toBe(`Quote request 1
  Received:       Friday, 20 November 2026 at 14:03 GMT
  First name:     Ada
  Email:          ada@example.com
  Vehicle make:   Tesla
  Vehicle model:  Model 3
  Wrap type:      Vehicle Wrap
  Spam:           honeypot filled
  Customer:       since 2026-11-20
`);
  });

  test("leaves out what a request from before the field was asked for does not hold", async () => {
    const { site, desk } = await createTestDeskOf({});
    await site.database.queries.updateTable("quoteRequest").set({ model: "" }).execute();
    expect((await desk("show", "1")).out).not.toContain("Vehicle model:");
  });

  test("tells a waiting notice from a parked one", async () => {
    let refused = 0;
    const site = await createTestSite({
      async sendMail() {
        refused += 1;
        throw Object.assign(new Error(), { code: "EAUTH", responseCode: 535 });
      },
    });
    await site.ask("/", postForm(buildQuoteForm({ message: "Satin" })));
    const desk = createTestDesk(site);
    const lastLines = async () => (await desk("show", "1")).out.split("\n").slice(-4, -1);
    expect(await lastLines()).toEqual([
      "  Message:",
      "    Satin",
      "  Delivery 1:     email, waiting (0 attempts), next 2026-11-20 14:03:21",
    ]);
    await site.outbox.deliverDue();
    expect((await lastLines()).at(-1)).toBe(
      "  Delivery 1:     email, waiting (1 attempt), next 2026-11-20 14:03:36, last problem: the mail server refuses the user or the password (EAUTH 535)",
    );
    await makeLastAttempt(site);
    expect((await lastLines()).at(-1)).toBe(
      "  Delivery 1:     email, failed after 24 attempts, last problem: the mail server refuses the user or the password (EAUTH 535)",
    );
    expect(refused).toBe(2);
  });

  test("says so when there is no such request", async () => {
    const { desk } = await createTestDeskOf();
    expect(await desk("show", "99")).toMatchObject({
      status: 1,
      errors: "There is no quote request 99.\n",
    });
  });
});

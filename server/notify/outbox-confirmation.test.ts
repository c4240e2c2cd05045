import { describe, expect, test } from "vitest";
import { printFirm } from "#facts/business.ts";
import { studio } from "#studio/studio.ts";
import {
  buildQuoteForm,
  buildUuid,
  createTestSite,
  postForm,
  storedNotices,
} from "#tests/support/test-site.ts";

describe("a confirmation to the visitor", () => {
  test("is off unless asked for", async () => {
    const site = await createTestSite();
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(site.mails.map(({ to }) => to)).toEqual(["studio@localhost"]);
  });

  test("repeats nothing the visitor typed but the address it goes to", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    const typed = { firstName: "Buy-pills", make: "Buy-now", model: "Buy-here", message: "Buy-it" };
    await site.ask("/", postForm(buildQuoteForm(typed)));
    await site.outbox.deliverDue();
    const confirmation = site.mails.find(({ to }) => to === "ada@example.com");
    expect(confirmation).toBeDefined();
    expect(JSON.stringify(confirmation)).not.toContain("Buy");
  });

  test.each([
    [
      "https://www.example.com",
      [
        `Photos of the vehicle help us to give you a firm price. You can add them here:\nhttps://www.example.com/thank-you#photos=${buildUuid(1)}`,
      ],
    ],
    ["", []],
  ])(
    "has the link to add photos by where the site's address is known (%s)",
    async (origin, photos) => {
      const site = await createTestSite({ settings: { CONFIRMATION: "on", SITE_URL: origin } });
      await site.ask("/", postForm(buildQuoteForm(), { "Idempotency-Key": buildUuid(1) }));
      await site.outbox.deliverDue();
      const confirmation = site.mails.find(({ to }) => to === "ada@example.com");
      expect(String(confirmation?.text).split("\n\n")).toEqual([
        "Hello,",
        `Thank you for your enquiry. It has reached ${studio.name}, and we will get back to you during business hours.`,
        ...photos,
        "If you did not ask us for a quote, somebody entered your address by mistake: tell us and we erase it.",
        `${studio.name}\n${studio.phone.display}\n${studio.email}\n${printFirm(studio.legal)}\n`,
      ]);
    },
  );

  test("goes to an address once a day, however many requests name it", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    for (const model of ["Model S", "Model 3", "Model Y"]) {
      await site.ask("/", postForm(buildQuoteForm({ model })));
    }
    expect(
      (await storedNotices(site)).filter(({ channel }) => channel === "confirmation"),
    ).toHaveLength(1);
  });

  test("is not sent to an address that no plain mail can go to", async () => {
    const site = await createTestSite({ settings: { CONFIRMATION: "on" } });
    await site.ask("/", postForm(buildQuoteForm({ email: "a,b@example.com" })));
    expect((await storedNotices(site)).map(({ channel }) => channel)).toEqual(["email"]);
  });

  test("that is refused for good is parked at once, while the studio's goes out", async () => {
    const site = await createTestSite({
      settings: { CONFIRMATION: "on" },
      async sendMail({ to }) {
        if (to === "ada@example.com") {
          throw Object.assign(new Error(), { code: "EENVELOPE", responseCode: 550 });
        }
      },
    });
    await site.ask("/", postForm(buildQuoteForm()));
    await site.outbox.deliverDue();
    expect(await storedNotices(site)).toMatchObject([
      { channel: "email", state: "sent" },
      { channel: "confirmation", state: "parked", lastProblem: "EENVELOPE 550" },
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";

describe("desk not-spam", () => {
  test("lets the notices of a request go out after all, once", async () => {
    const { site, desk } = await createTestDeskOf({ "bot-field": "x" });
    expect((await desk("not-spam", "1")).status).toBe(0);
    expect((await desk("not-spam", "1")).status).toBe(1);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
    expect((await desk("list")).out).toContain("Ada");
  });

  test.each([
    ["that is not there", "99", "There is no quote request 99."],
    ["that is not flagged", "1", "Quote request 1 is not flagged as spam."],
  ])("of a request %s is refused", async (_, id, problem) => {
    const { desk } = await createTestDeskOf({});
    expect(await desk("not-spam", id)).toMatchObject({
      status: 1,
      out: "",
      errors: `${problem}\n`,
    });
  });
});

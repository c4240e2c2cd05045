import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createSiteWithPeople } from "#tests/support/test-desk-sites.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  storedDeliveries,
  storedIds,
} from "#tests/support/test-site.ts";

const ada = ["erase", "--email", "ada@example.com"];

describe("desk erase", () => {
  test("removes one person's requests, deliveries and mail files, and nobody else's", async () => {
    const site = await createSiteWithPeople();
    const mail = (id: number) => existsSync(join(site.env.dataDir, "mail", `request-${id}.eml`));
    expect([mail(1), mail(2)]).toEqual([true, true]);
    const { out } = await createTestDesk(site)(...ada, "--yes");
    expect(out).toBe(
      "Removed: quote request 3, quote request 1; 1 delivery; 0 photos; 1 email file.\n" +
        "Not removed: emails in the studio's mailbox, backups, and data that a webhook has passed on. A restored backup will leave this person out.\n",
    );
    expect(await storedIds(site)).toEqual([2]);
    expect([mail(1), mail(2)]).toEqual([false, true]);
    expect((await storedDeliveries(site)).map(({ quoteRequestId }) => quoteRequestId)).toEqual([2]);
    // An erased request's number is never used again.
    await site.ask("/", postForm(buildQuoteForm()));
    expect(await storedIds(site)).toEqual([2, 4]);
  });

  test("first lists the person's requests and asks, then removes them only if the answer is yes", async () => {
    const site = await createSiteWithPeople();
    const refused = await createTestDesk(site)(...ada);
    expect(refused).toMatchObject({ status: 1, errors: "Nothing was removed.\n" });
    expect(refused.out).toMatch(/^ID .*\n3 .*ADA@Example\.com.*\n1 .*ada@example\.com.*\n$/);
    expect(await storedIds(site)).toEqual([1, 2, 3]);
    await createTestDesk(site, { ask: async () => "yes" })(...ada);
    expect(await storedIds(site)).toEqual([2]);
  });

  test("finds mail files that have no request, but only by the address in their headers", async () => {
    const site = await createSiteWithPeople();
    const desk = createTestDesk(site);
    const folder = join(site.env.dataDir, "mail");
    await writeFile(join(folder, "request-9.eml"), "Reply-To: Eve <eve@example.com>\r\n\r\nHello");
    for (const [name, text] of Object.entries({
      "request-8.eml": "To: x@example.com\r\n\r\nof eve@example.com",
      "request-7.eml": "To: eve@example.com.example, neve@example.com\n\nHello",
    })) {
      await writeFile(join(folder, name), text);
    }
    const asked = await desk("erase", "--email", "Eve@Example.com");
    expect(asked.out).toBe("No quote request; emails kept as files: 1.\n");
    expect((await desk("erase", "--email", "Eve@Example.com", "--yes")).status).toBe(0);
    const left = readdirSync(folder);
    const kept = [7, 8, 9].map((id) => left.includes(`request-${id}.eml`));
    expect(kept).toEqual([true, true, false]);
  });
});

test.each([
  ["remembers nothing if the answer is no", "no", [], "Nothing was removed.", 0],
  ["remembers the address if the answer is yes", "yes", [], "requests from this address.", 1],
  ["with --yes remembers the address at once", "no", ["--yes"], "requests from this address.", 1],
] as const)(
  "desk erase of an unknown address %s, and ends with status 1",
  async (_, answer, options, words, remembered) => {
    const site = await createTestSite();
    const questions: string[] = [];
    const desk = createTestDesk(site, {
      ask: async (question) => {
        questions.push(question);
        return answer;
      },
    });
    const { status, errors } = await desk("erase", "--email", "adda@example.com", ...options);
    expect([status, errors]).toEqual([1, expect.stringContaining(words)]);
    const question =
      "Nothing is held about adda@example.com. If the address is right, should restored backups leave out requests from it?";
    expect(questions).toEqual(options.length > 0 ? [] : [question]);
    const erasures = await site.database.queries.selectFrom("erasure").selectAll().execute();
    expect(erasures).toHaveLength(remembered);
  },
);

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
  storedIds,
  storedNotices,
} from "#tests/support/test-site.ts";

const ada = ["erase", "--email", "ada@example.com"];

describe("desk erase", () => {
  test("removes a person's requests, deliveries and kept mails, and nobody else's", async () => {
    const site = await createSiteWithPeople();
    const mail = (id: number) => existsSync(join(site.env.dataDir, "mail", `request-${id}.eml`));
    expect([mail(1), mail(2)]).toEqual([true, true]);
    const { out } = await createTestDesk(site)(...ada, "--yes");
    expect(out).toBe(
      `Removed: quote requests 3, 1, their 1 deliveries and 0 photos, and emails kept in ${join(site.env.dataDir, "mail")}.\n` +
        "Not reached from here: emails in the studio's mailbox, what a webhook has passed on, and backups; restoring one leaves this person out.\n",
    );
    expect(await storedIds(site)).toEqual([2]);
    expect([mail(1), mail(2)]).toEqual([false, true]);
    expect((await storedNotices(site)).map(({ quoteRequestId }) => quoteRequestId)).toEqual([2]);
  });

  test("lists them and asks first, and removes nothing unless the answer is yes", async () => {
    const site = await createSiteWithPeople();
    const refused = await createTestDesk(site)(...ada);
    expect(refused).toMatchObject({ status: 1, errors: "Nothing was removed.\n" });
    expect(refused.out).toMatch(/^ID .*\n3 .*ADA@Example\.com.*\n1 .*ada@example\.com.*\n$/);
    expect(await storedIds(site)).toEqual([1, 2, 3]);
    await createTestDesk(site, { ask: async () => "yes" })(...ada);
    expect(await storedIds(site)).toEqual([2]);
  });

  test("never gives an erased request's number to another", async () => {
    const site = await createSiteWithPeople();
    await createTestDesk(site)(...ada, "--yes");
    await site.ask("/", postForm(buildQuoteForm()));
    expect(await storedIds(site)).toEqual([2, 4]);
  });

  test("finds mails kept as files without their request, by their headers alone", async () => {
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

describe("desk erase of an address on which nothing is held", () => {
  const slip = ["erase", "--email", "adda@example.com"];
  const erasures = (site: Awaited<ReturnType<typeof createTestSite>>) =>
    site.database.queries.selectFrom("erasure").selectAll().execute();

  test("asks whether it is right, and remembers nothing on a no", async () => {
    const site = await createTestSite();
    const questions: string[] = [];
    const desk = createTestDesk(site, {
      ask: async (question) => {
        questions.push(question);
        return "no";
      },
    });
    expect(await desk(...slip)).toMatchObject({ status: 1, errors: "Nothing was removed.\n" });
    expect(questions).toEqual([
      "Nothing is held on adda@example.com. Is the address right, and is a backup to leave it out too?",
    ]);
    expect(await erasures(site)).toEqual([]);
  });

  test.each([
    ["a yes", "yes", []],
    ["--yes", "no", ["--yes"]],
  ] as const)("after %s remembers it for backups, with status 1", async (_, answer, options) => {
    const site = await createTestSite();
    const result = await createTestDesk(site, { ask: async () => answer })(...slip, ...options);
    expect([result.status, result.errors]).toEqual([
      1,
      "Nothing is held on adda@example.com, so nothing was removed: is the address right? Restoring a backup leaves it out.\n",
    ]);
    expect(await erasures(site)).toHaveLength(1);
  });
});

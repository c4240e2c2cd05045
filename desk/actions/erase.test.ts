import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSiteWithPeople } from "#tests/support/site-with-people.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { buildQuoteForm, createTestSite, postForm, storedIds } from "#tests/support/test-site.ts";

describe("desk erase", () => {
  test("removes a person's requests, notices and kept mails, and nobody else's", async () => {
    const site = await createSiteWithPeople();
    const mail = (id: number) => existsSync(join(site.env.dataDir, "mail", `request-${id}.eml`));
    expect([mail(1), mail(2)]).toEqual([true, true]);
    const { out } = await createTestDesk(site)("erase", "--email", "ada@example.com", "--yes");
    expect(out).toContain("Removed: quote requests 3, 1, their 1 deliveries");
    expect(await storedIds(site)).toEqual([2]);
    expect([mail(1), mail(2)]).toEqual([false, true]);
    const notices = await site.database.queries.selectFrom("notice").selectAll().execute();
    expect(notices.map(({ quoteRequestId }) => quoteRequestId)).toEqual([2]);
  });

  test("asks first, and removes nothing unless the answer is yes", async () => {
    const site = await createSiteWithPeople();
    const refused = await createTestDesk(site)("erase", "--email", "ada@example.com");
    expect(refused).toMatchObject({ status: 1, errors: "Nothing was removed.\n" });
    expect(await storedIds(site)).toEqual([1, 2, 3]);
    await createTestDesk(site, { ask: async () => "yes" })("erase", "--email", "ada@example.com");
    expect(await storedIds(site)).toEqual([2]);
  });

  test("never gives an erased request's number to another", async () => {
    const site = await createSiteWithPeople();
    await createTestDesk(site)("erase", "--email", "ada@example.com", "--yes");
    await site.ask("/", postForm(buildQuoteForm()));
    expect(await storedIds(site)).toEqual([2, 4]);
  });
});

test("what is held on a person is listed, and erased with a word on what is out of reach", async () => {
  const site = await createSiteWithPeople();
  const desk = createTestDesk(site);
  const args = ["--email", "grace@example.com"];
  const list = (await desk("find", ...args)).out;
  expect(list).toMatch(/^ID .*\n2 .*grace@example\.com/);
  expect((await desk("export", ...args, "--out", "held.json")).out).toBe(
    "Wrote 1 quote request to held.json.\n",
  );
  expect((await desk("erase", ...args, "--yes")).out).toBe(
    `Removed: quote requests 2, their 1 deliveries and 0 photos, and emails kept in ${join(site.env.dataDir, "mail")}.\n` +
      "Not reached from here: emails in the studio's mailbox, what a webhook has passed on, and backups; restoring one leaves this person out.\n",
  );
});

test("mails kept as files are found without their quote request, and whoever asked stays erased", async () => {
  const site = await createSiteWithPeople();
  const desk = createTestDesk(site);
  const folder = join(site.env.dataDir, "mail");
  await writeFile(join(folder, "request-9.eml"), "Reply-To: Eve <eve@example.com>\r\n\r\nHello");
  await writeFile(join(folder, "request-8.eml"), "To: x@example.com\r\n\r\nof eve@example.com");
  const asked = await desk("erase", "--email", "Eve@Example.com");
  expect(asked.out).toContain("emails kept as files: 1");
  await desk("erase", "--email", "Eve@Example.com", "--yes");
  const left = readdirSync(folder);
  expect(left).toContain("request-8.eml");
  expect(left).not.toContain("request-9.eml");
  expect(await site.database.queries.selectFrom("erasure").selectAll().execute()).toHaveLength(1);
});

test("a person of whom nothing is held is told so", async () => {
  const desk = createTestDesk(await createTestSite());
  const args = ["--email", "nobody@example.com"];
  for (const [command, out] of [
    ["find", "Nothing is held on this person.\n"],
    ["erase", "Nothing is held on this person. Restoring a backup leaves this person out.\n"],
  ] as const) {
    expect(await desk(command, ...args)).toMatchObject({ status: 0, out });
  }
  expect((await desk("find", ...args, "--json")).out).toBe("[]\n");
  expect((await desk("export", ...args)).out).toBe("[]\n");
});

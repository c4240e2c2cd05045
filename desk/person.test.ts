import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createMailer } from "#server/notify/mailer.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createTestSite,
  parseTestEnv,
  postForm,
} from "#tests/support/test-site.ts";

/** Two requests of Ada's, under two spellings and one of them spam, and one of Grace's. */
async function createSiteWithPeople() {
  const files: { dataDir?: string } = {};
  const site = await createTestSite({
    sendMail: (mail) => createMailer(parseTestEnv({}).mail, files.dataDir ?? "").send(mail),
  });
  files.dataDir = site.env.dataDir;
  await site.ask("/", postForm(buildQuoteForm({ email: "ada@example.com" })));
  await site.ask("/", postForm(buildQuoteForm({ email: "grace@example.com" })));
  await site.ask("/", postForm(buildQuoteForm({ email: "ADA@Example.com", "bot-field": "x" })));
  await site.outbox.deliverDue();
  return site;
}

const ids = async ({ database }: Awaited<ReturnType<typeof createTestSite>>) =>
  (await database.queries.selectFrom("quoteRequest").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );

test("desk find shows all of one person's requests, however the address is spelt", async () => {
  const desk = createTestDesk(await createSiteWithPeople());
  const { out } = await desk("find", "--email", "aDa@example.com", "--json");
  expect(JSON.parse(out).map(({ id }: { id: number }) => id)).toEqual([3, 1]);
});

test("desk export --email hands over everything held on one person", async () => {
  const desk = createTestDesk(await createSiteWithPeople());
  const { files } = await desk("export", "--email", "ada@example.com", "--out", "ada.json");
  const held = JSON.parse(files.get("ada.json") ?? "");
  expect(held).toMatchObject([
    { id: 3, spamReason: "honeypot filled", notices: [] },
    { id: 1, firstName: "Ada", notices: [{ channel: "email", state: "sent" }] },
  ]);
});

describe("desk erase", () => {
  test("removes a person's requests, notices and kept mails, and nobody else's", async () => {
    const site = await createSiteWithPeople();
    const mail = (id: number) => existsSync(join(site.env.dataDir, "mail", `request-${id}.eml`));
    expect([mail(1), mail(2)]).toEqual([true, true]);
    const { out } = await createTestDesk(site)("erase", "--email", "ada@example.com", "--yes");
    expect(out).toContain("Removed: quote requests 3, 1, their 1 notices");
    expect(await ids(site)).toEqual([2]);
    expect([mail(1), mail(2)]).toEqual([false, true]);
    const notices = await site.database.queries.selectFrom("notice").selectAll().execute();
    expect(notices.map(({ quoteRequestId }) => quoteRequestId)).toEqual([2]);
  });

  test("asks first, and removes nothing unless the answer is yes", async () => {
    const site = await createSiteWithPeople();
    const refused = await createTestDesk(site)("erase", "--email", "ada@example.com");
    expect(refused.out).toContain("Nothing was removed.");
    expect(await ids(site)).toEqual([1, 2, 3]);
    await createTestDesk(site, { ask: async () => true })("erase", "--email", "ada@example.com");
    expect(await ids(site)).toEqual([2]);
  });

  test("never gives an erased request's number to another", async () => {
    const site = await createSiteWithPeople();
    await createTestDesk(site)("erase", "--email", "ada@example.com", "--yes");
    await site.ask("/", postForm(buildQuoteForm()));
    expect(await ids(site)).toEqual([2, 4]);
  });
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
    `${list}Removed: quote requests 2, their 1 notices and 0 photos, and mails kept in ${join(site.env.dataDir, "mail")}.\n` +
      "Not reached from here: mails in the studio's mailbox, what a webhook has passed on, and backups; restoring one leaves this person out.\n",
  );
});

test("mails kept as files are found without their quote request, and whoever asked stays erased", async () => {
  const site = await createSiteWithPeople();
  const desk = createTestDesk(site);
  const folder = join(site.env.dataDir, "mail");
  await writeFile(join(folder, "request-9.eml"), "Reply-To: Eve <eve@example.com>\r\n\r\nHello");
  await writeFile(join(folder, "request-8.eml"), "To: x@example.com\r\n\r\nof eve@example.com");
  const { out } = await desk("erase", "--email", "Eve@Example.com", "--yes");
  expect(out).toContain("mails kept as files: 1");
  const left = readdirSync(folder);
  expect(left).toContain("request-8.eml");
  expect(left).not.toContain("request-9.eml");
  expect(await site.database.queries.selectFrom("erasure").selectAll().execute()).toHaveLength(1);
});

describe("desk not-spam", () => {
  test("lets the notices of a request go out after all, once", async () => {
    const site = await createTestSite();
    await site.ask("/", postForm(buildQuoteForm({ "bot-field": "x" })));
    const desk = createTestDesk(site);
    expect((await desk("not-spam", "1")).status).toBe(0);
    expect((await desk("not-spam", "1")).status).toBe(1);
    await site.outbox.deliverDue();
    expect(site.mails).toHaveLength(1);
    expect((await desk("list")).out).toContain("Ada");
  });
});

describe("retention", () => {
  const DAY = 24 * 60 * 60 * 1000;

  test("requests go after 180 days, spam after 30, a customer's after six years", async () => {
    const site = await createTestSite();
    const desk = createTestDesk(site);
    await site.ask("/", postForm(buildQuoteForm({ model: "Model S" })));
    await site.ask("/", postForm(buildQuoteForm({ "bot-field": "x" })));
    await site.ask("/", postForm(buildQuoteForm({ model: "Model Y" })));
    expect((await desk("mark", "3", "--customer")).out).toContain("a customer's now");
    const left: Record<number, number[]> = {};
    for (const days of [30, 31, 180, 181, 6 * 365, 6 * 366]) {
      site.clock.advance(
        days * DAY - (site.clock.now().getTime() - Date.parse("2026-11-20T14:03:21Z")),
      );
      await desk("purge");
      left[days] = await ids(site);
    }
    expect(left).toEqual({
      30: [1, 2, 3],
      31: [1, 3],
      180: [1, 3],
      181: [3],
      [6 * 365]: [3],
      [6 * 366]: [],
    });
  });
});

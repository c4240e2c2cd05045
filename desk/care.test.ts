import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { openSqlite } from "#server/db/open-sqlite.ts";
import { createLog } from "#server/log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createTestFolder,
  createTestSite,
  postForm,
} from "#tests/support/test-site.ts";

type TestSite = Awaited<ReturnType<typeof createTestSite>>;

const requests = ({ database }: TestSite) =>
  database.queries.selectFrom("quote_request").selectAll().orderBy("id").execute();

async function createSiteWithRequests(count: number) {
  const site = await createTestSite();
  for (let number = 1; number <= count; number += 1) {
    await site.ask("/", postForm(buildQuoteForm({ model: `Model ${number} 🦊` })));
  }
  await site.outbox.deliverDue();
  return site;
}

describe("a backup", () => {
  test("brings back everything that was there, and only that", async () => {
    const site = await createSiteWithRequests(3);
    const before = await requests(site);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    expect((await desk("backup", "--out", file)).out).toContain("3 quote requests");
    await desk("erase", "--email", "ada@example.com", "--yes");
    await site.ask("/", postForm(buildQuoteForm({ model: "later" })));
    const restored = await desk("restore", file, "--yes");
    expect(restored).toMatchObject({ status: 0, out: expect.stringContaining("compared") });
    expect(await requests(site)).toEqual(before);
    expect(await site.database.queries.selectFrom("notice").selectAll().execute()).toHaveLength(3);
  });

  test("that was restored leaves new requests a number of their own", async () => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    const desk = createTestDesk(site);
    await desk("backup", "--out", file);
    await site.ask("/", postForm(buildQuoteForm({ model: "third" })));
    await desk("restore", file, "--yes");
    await site.ask("/", postForm(buildQuoteForm({ model: "fourth" })));
    expect((await requests(site)).map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  test("that is damaged is refused, and everything stays as it was", async () => {
    const site = await createSiteWithRequests(2);
    const file = join(await createTestFolder(), "backup.sqlite");
    await writeFile(file, "SQLite format 3\0 but not really".repeat(100));
    const { status, errors } = await createTestDesk(site)("restore", file, "--yes");
    expect(status).toBe(1);
    expect(errors).toContain("damaged");
    expect(await requests(site)).toHaveLength(2);
  });

  test("is never written over", async () => {
    const site = await createSiteWithRequests(1);
    const file = join(await createTestFolder(), "backup.sqlite");
    await writeFile(file, "");
    expect((await createTestDesk(site)("backup", "--out", file)).status).toBe(1);
  });
});

test.runIf(testEngine === "postgresql")(
  "desk move copies a SQLite database into PostgreSQL, numbers and notices included",
  async () => {
    const site = await createTestSite();
    const old = await openSqlite(site.env.dataDir);
    const row = {
      received_at: "2026-01-02T03:04:05.678Z",
      first_name: "李雷 🦊",
      email: "a@b.example",
      email_key: "a@b.example",
      make: "=1",
      model: "x\ny",
      wrap_type: "Vehicle Wrap",
      message: "",
      spam_reason: null,
      customer_since: "2026-02-02T00:00:00.000Z",
      fingerprint: null,
    };
    const rows = Array.from({ length: 1200 }, (_, number) => ({
      ...row,
      idempotency_key: `k${number}`,
    }));
    for (let from = 0; from < rows.length; from += 100) {
      await old.queries
        .insertInto("quote_request")
        .values(rows.slice(from, from + 100))
        .execute();
    }
    await old.queries.deleteFrom("quote_request").where("id", "=", 1200).execute();
    await old.close();
    const { status, out } = await createTestDesk(site)("move");
    expect([status, out]).toEqual([0, expect.stringContaining("1199 quote requests")]);
    expect((await requests(site)).at(0)).toEqual({ id: 1, idempotency_key: "k0", ...row });
    await site.ask("/", postForm(buildQuoteForm()));
    expect((await requests(site)).at(-1)?.id).toBe(1201);
  },
);

describe("desk canary", () => {
  test("sends a request, sees it arrive, and leaves nothing behind", async () => {
    const site = await createTestSite();
    const { status, out } = await createTestDesk(site)("canary", "--url", "http://site.test");
    expect([status, out]).toEqual([0, expect.stringContaining("arrived")]);
    expect(await requests(site)).toEqual([]);
    expect(await site.database.queries.selectFrom("notice").selectAll().execute()).toEqual([]);
  });

  test("fails when the site thanks without storing", async () => {
    const site = await createTestSite();
    const desk = createTestDesk(site, {
      fetch: async () => new Response(null, { status: 303, headers: { Location: "/thank-you" } }),
    });
    expect(await desk("canary", "--url", "http://site.test")).toMatchObject({
      status: 1,
      errors: expect.stringContaining("not in this database"),
    });
  });

  test("fails when the site answers anything but thank you, or nothing", async () => {
    const site = await createTestSite();
    const broken = createTestDesk(site, { fetch: async () => new Response("", { status: 503 }) });
    expect((await broken("canary", "--url", "http://site.test")).errors).toContain("answered 503");
    const away = createTestDesk(site, {
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect((await away("canary", "--url", "http://site.test")).status).toBe(1);
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

test.runIf(testEngine === "sqlite")(
  "a damaged database file is reported as such, and left alone",
  async () => {
    const site = await createTestSite();
    const dataDir = await createTestFolder();
    await writeFile(join(dataDir, "quotes.sqlite"), "not a database".repeat(1000));
    const opened = openDatabase(
      { ...site.env, dataDir },
      createLog(() => {}),
    );
    await expect(opened).rejects.toThrow("damaged");
  },
);

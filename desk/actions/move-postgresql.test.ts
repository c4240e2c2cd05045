import { expect, test } from "vitest";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { openSqlite } from "#server/db/open-sqlite.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  storedRequests,
} from "#tests/support/test-site.ts";

test.runIf(testEngine === "postgresql")(
  "desk move refuses while a site runs on either database",
  async () => {
    const site = await createTestSite();
    const old = await openSqlite(site.env.dataDir, "site");
    const refused = { status: 1, errors: expect.stringContaining("Stop it first") };
    expect(await createTestDesk(site)("move")).toMatchObject(refused);
    await old.close();
    const running = await openPostgresql(site.env.databaseUrl ?? "", silentLog, "site");
    expect(await createTestDesk(site)("move")).toMatchObject(refused);
    await running.close();
    expect((await createTestDesk(site)("move")).status).toBe(0);
  },
);

test.runIf(testEngine === "postgresql")(
  "desk move copies a SQLite database into PostgreSQL, numbers and notices included",
  async () => {
    const site = await createTestSite();
    const old = await openSqlite(site.env.dataDir);
    const row = {
      ...validQuoteRequest,
      receivedAt: "2026-01-02T03:04:05.678Z",
      firstName: "李雷 🦊",
      email: "a@b.example",
      emailKey: "a@b.example",
      make: "=1",
      model: "x\ny",
      spamReason: null,
      customerSince: "2026-02-02T00:00:00.000Z",
      answeredAt: "2026-02-01T00:00:00.000Z",
      note: "Rang: satin",
      fingerprint: null,
    };
    const rows = Array.from({ length: 1200 }, (_, number) => ({
      ...row,
      idempotencyKey: `k${number}`,
    }));
    for (let from = 0; from < rows.length; from += 100) {
      await old.queries
        .insertInto("quoteRequest")
        .values(rows.slice(from, from + 100))
        .execute();
    }
    await old.queries.deleteFrom("quoteRequest").where("id", "=", 1200).execute();
    await old.close();
    const { status, out } = await createTestDesk(site)("move");
    expect([status, out]).toEqual([0, expect.stringContaining("1199 quote requests")]);
    expect((await storedRequests(site)).at(0)).toEqual({ id: 1, idempotencyKey: "k0", ...row });
    await site.ask("/", postForm(buildQuoteForm()));
    expect((await storedRequests(site)).at(-1)?.id).toBe(1201);
  },
);

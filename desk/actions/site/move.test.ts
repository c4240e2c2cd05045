import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { withBackup } from "#server/db/backup/backup.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Database } from "#server/db/schema.ts";
import { openSqlite, sqliteFileName } from "#server/db/sqlite/open.ts";
import { saveQuoteRequest } from "#server/quote/store.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testEngine } from "#tests/support/test-database.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestFolder, createTestSite } from "#tests/support/test-site.ts";
import type { Desk } from "../../desk.ts";

/** Values that the two engines could read differently. */
const odd = { firstName: "李雷 🦊", make: "=1", message: "x\ny" };

const newYear = new Date("2026-01-01T00:00:00Z");

/** Saves the first request, and inserts copies for the other models, which takes a tenth of the time. */
async function save(database: Database, first: string, ...others: string[]): Promise<void> {
  const { queries } = database;
  const request = { ...validQuoteRequest, ...odd, model: first };
  const incoming = { request, idempotencyKey: randomUUID(), spamReason: null };
  const dated = { ...database, now: async () => newYear };
  await saveQuoteRequest({ database: dated, channels: [], newUuid: randomUUID }, incoming);
  const saved = queries.selectFrom("quoteRequest").selectAll().where("model", "=", first);
  const { id: _, ...row } = await saved.executeTakeFirstOrThrow();
  for (const model of others) {
    const copy = { ...row, model, idempotencyKey: randomUUID() };
    await queries.insertInto("quoteRequest").values(copy).execute();
  }
}

async function listModels({ queries }: Database): Promise<string[]> {
  const rows = await queries.selectFrom("quoteRequest").select("model").orderBy("id").execute();
  return rows.map(({ model }) => model);
}

/** A SQLite database in DATA_DIR that holds `models`, and the test's database at DATABASE_URL. */
async function createMove(models: readonly string[], changes: Partial<Desk> = {}) {
  const site = await createTestSite();
  const dataDir = await createTestFolder();
  const source = await openSqlite(dataDir);
  // Erasures leave gaps in the numbers.
  await save(source, "erased", ...models);
  await source.queries.deleteFrom("quoteRequest").where("model", "=", "erased").execute();
  await source.close();
  const databaseUrl = site.env.databaseUrl ?? "postgresql://db.example.com/studio";
  const asked: string[] = [];
  const desk = createTestDesk(site, {
    env: () => ({ ...site.env, dataDir, databaseUrl }),
    ask: async (question) => {
      asked.push(question);
      return "no";
    },
    ...changes,
  });
  const { database: target, env } = site;
  return { target, env, dataDir, desk, asked };
}

test("a move into an empty database copies every request without asking, and leaves the old database unchanged", async () => {
  // More rows than the copy reads at once.
  const models = Array.from({ length: 1001 }, (_, number) => `Model ${number}`);
  const { target, dataDir, desk, asked } = await createMove(models);
  const { status, out } = await desk("move");
  expect([status, asked]).toEqual([0, []]);
  expect(out).toContain("In the database: 0 quote requests\n");
  expect(out).toContain(
    "In their place:  1001 quote requests, the newest received on 2026-01-01 00:00:00\n",
  );
  expect(out).toMatch(
    /^ {2}1001 quote requests {2}checksum [0-9a-f]{16}\n {5}0 deliveries {6}check/m,
  );
  const query = target.queries.selectFrom("quoteRequest").selectAll().orderBy("id");
  expect((await query.execute())[0]).toMatchObject({
    id: 2,
    receivedAt: "2026-01-01T00:00:00.000Z",
    ...odd,
  });
  expect(await listModels(target)).toEqual(models);
  const source = await openSqlite(dataDir);
  onTestFinished(() => source.close());
  expect(await listModels(source)).toEqual(models);
});

test("a move into a database with requests asks first, and keeps those requests in a backup in DATA_DIR", async () => {
  const { target, dataDir, desk, asked } = await createMove(["Model 3"]);
  await save(target, "there before");
  expect(await desk("move")).toMatchObject({ status: 1, errors: "Nothing was changed.\n" });
  expect(asked).toEqual(["Replace everything in the database?"]);
  expect(await listModels(target)).toEqual(["there before"]);
  expect(await readdir(dataDir)).not.toContainEqual(expect.stringContaining("backup"));

  const { out } = await desk("move", "--yes");
  expect(await listModels(target)).toEqual(["Model 3"]);
  const file = join(dataDir, "backup-2026-11-20T14-03-21-000.sqlite");
  expect(out).toContain(`The previous contents of the database are in ${file}.`);
  expect(await withBackup(file, listModels)).toEqual(["there before"]);
});

test.runIf(testEngine === "sqlite")(
  "a move is rolled back if a trigger changes a copied row",
  async () => {
    const { target, env, desk } = await createMove(["Model 3"]);
    await save(target, "there before");
    const file = new DatabaseSync(join(env.dataDir, sqliteFileName));
    file.exec(
      "create trigger spoil after insert on quote_request begin update quote_request set model = 'other'; end",
    );
    file.close();
    await expect(desk("move", "--yes")).rejects.toThrow("The copy of quote_request differs");
    expect(await listModels(target)).toEqual(["there before"]);
  },
);

const refused = {
  status: 1,
  errors: "A site is running on one of the databases. Stop it first.\n",
};

test("a move is refused while a site runs on either database", async () => {
  const { target, env, dataDir, desk } = await createMove(["Model 3"]);
  const old = await openSqlite(dataDir, "site");
  expect(await desk("move")).toMatchObject(refused);
  await old.close();
  if (testEngine === "postgresql") {
    const running = await openDatabase(env, silentLog, "site");
    expect(await desk("move")).toMatchObject(refused);
    await running.close();
  }
  expect(await listModels(target)).toEqual([]);
  expect((await desk("move")).status).toBe(0);
});

test.runIf(testEngine === "postgresql")(
  "a move is refused if a running site reconnects to PostgreSQL during the wait",
  async () => {
    const { target, env, desk } = await createMove(["Model 3"], {
      async wait(milliseconds) {
        expect(milliseconds).toBe(11_000);
        const reconnected = await openDatabase(env, silentLog, "site");
        onTestFinished(() => reconnected.close());
      },
    });
    await save(target, "there before");
    expect(await desk("move", "--yes")).toMatchObject(refused);
    expect(await listModels(target)).toEqual(["there before"]);
  },
);

test("a move is refused if one of the two databases is missing", async () => {
  const site = await createTestSite();
  const dataDir = await createTestFolder();
  const without = (databaseUrl?: string) =>
    createTestDesk(site, { env: () => ({ ...site.env, dataDir, databaseUrl }) })("move");
  expect(await without()).toMatchObject({
    status: 1,
    errors: "Set DATABASE_URL to the PostgreSQL database to move to.\n",
  });
  expect(await without("postgresql://db.example.com/studio")).toMatchObject({
    status: 1,
    errors: `There is no SQLite database in ${dataDir}.\n`,
  });
});

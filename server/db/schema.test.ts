import { sql } from "kysely";
import { expect, test } from "vitest";
import { createEmptyDatabaseSettings, testEngine } from "#tests/support/test-database.ts";
import { createTestSite } from "#tests/support/test-site.ts";

// Sites that are out have these tables: a migration adds to them. The first column is the key, ! means not null.
const columns = `
erased_request: id integer, erased_at time!
erasure: email_hash text, erased_at time!
notice: id integer, quote_request_id integer!, channel text!, reference text!, state text!, attempts integer!,
  created_at time!, due_at time!, claimed_until time, give_up_at time!, sent_at time, last_problem text,
  delivered_to text
photo: id integer, quote_request_id integer!, photo_key text!, received_at time!, bytes integer!, width integer!,
  height integer!, notice_reference text, image bytes!
quote_request: id integer, received_at time!, first_name text!, email text!, email_key text!, make text!, model text!,
  wrap_type text!, message text!, idempotency_key text!, spam_reason text, customer_since time, fingerprint text,
  answered_at time, note text, mailbox_key text, repeat_of integer
readiness: id integer, written_at time!
setting: name text, value text!`;

/** Shared by instances; where one site has the database to itself, it counts in memory. */
const rateLimit = "rate_limit: key varchar, points integer!, expire bigint";

const indexes = `
create index notice_due on notice channel, due_at where state = 'waiting'
create index photo_bytes on photo bytes
create index photo_not_told on photo quote_request_id, received_at where notice_reference is null
create index photo_received_at on photo received_at
create index quote_request_email_key on quote_request email_key
create index quote_request_open on quote_request received_at where answered_at is null and spam_reason is null
create index quote_request_received_at on quote_request received_at
create index quote_request_spam on quote_request received_at where spam_reason is not null
create index quote_request_told_email_key on quote_request email_key, received_at where spam_reason is null
create index quote_request_told_fingerprint on quote_request fingerprint, received_at where spam_reason is null
create index quote_request_told_mailbox_key on quote_request mailbox_key, received_at where spam_reason is null`;

const isSqlite = testEngine === "sqlite";
const typeNames: Record<string, string> = isSqlite
  ? { time: "text", bytes: "blob" }
  : { time: "timestamptz", bytes: "bytea", integer: "int4", bigint: "int8" };

const lines = (text: string) =>
  text
    .trim()
    .split(/\n(?! )/)
    .sort();

/** Its tables made by this version's code, and by no earlier run of it. */
async function createDatabase() {
  const settings = await createEmptyDatabaseSettings();
  return (await createTestSite({ settings })).database;
}

test("the tables hold what they held in every release", async () => {
  const database = await createDatabase();
  const tables = await database.queries.introspection.getTables();
  const found = tables.map(({ name, columns }) => {
    const described = columns.map(
      ({ name, dataType, isNullable }, number) =>
        `${name} ${dataType.toLowerCase()}${isNullable || number === 0 ? "" : "!"}`,
    );
    return `${name}: ${described.join(", ")}`;
  });
  const expected = lines(isSqlite ? columns : `${columns}\n${rateLimit}`).map((table) =>
    table
      .replaceAll(/\s+/g, " ")
      .replaceAll(/(?<= )\w+(?=!?(,|$))/g, (type) => typeNames[type] ?? type),
  );
  expect(found.sort()).toEqual(expected);
});

test("frequent queries have their index", async () => {
  const database = await createDatabase();
  const { rows } = await (isSqlite
    ? sql<{ text: string }>`select sql as text from sqlite_schema where type = 'index'`
    : sql<{ text: string }>`select indexdef as text from pg_indexes where schemaname = 'public'`
  ).execute(database.queries);
  const found = rows
    .map(({ text }) => text?.toLowerCase().replaceAll(/["()]|public\.|using btree |::text/g, ""))
    .filter((text) => text?.startsWith("create index"));
  expect(found.sort()).toEqual(lines(indexes));
});

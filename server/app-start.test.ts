import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { inDatabase, startTestApp } from "#tests/support/test-app.ts";
import { buildQuoteForm, postForm } from "#tests/support/test-site.ts";

test("a start complains of no space while there is some, and parks nothing whose channel is set up", async () => {
  const first = await startTestApp();
  await fetch(first.address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  await first.stop();
  const { env } = first;
  const [past, ahead] = [-1, 1].map((hours) =>
    new Date(Date.now() + hours * 60 * 60 * 1000).toISOString(),
  );
  await inDatabase(env, ({ queries }) =>
    queries
      .updateTable("notice")
      .set({ state: "waiting", claimedUntil: null, dueAt: ahead, giveUpAt: past })
      .execute(),
  );
  const events: string[] = [];
  const space = { STORE_LIMIT_MB: "30", PHOTO_SPACE_MB: "30" };
  const again = await startTestApp({ DATA_DIR: env.dataDir, ...space }, (event) =>
    events.push(event),
  );
  await again.stop();
  // The tests' PostgreSQL gives up safety for speed.
  expect(events.filter((event) => !event.startsWith("PostgreSQL runs with"))).toEqual([]);
});

test("a port that is taken is reported, and the store is left closed", async () => {
  const { port } = await startTestApp();
  await expect(startTestApp({ PORT: String(port) })).rejects.toMatchObject({
    part: "address",
    cause: { code: "EADDRINUSE" },
  });
});

test("a start does at once what is due: purges what is past its time, sends what a killed process had claimed", async () => {
  const first = await startTestApp();
  await fetch(first.address, { ...postForm(buildQuoteForm()), redirect: "manual" });
  await first.stop();
  const { env } = first;
  const database = await openDatabase(env, silentLog);
  onTestFinished(() => database.close());
  const { queries } = database;
  const [row] = await queries.selectFrom("quoteRequest").selectAll().execute();
  if (row === undefined) throw new Error("nothing stored");
  const { id: _, ...old } = row;
  const past = "2020-01-01T00:00:00.000Z";
  await queries
    .insertInto("quoteRequest")
    .values({ ...old, receivedAt: past, idempotencyKey: "old" })
    .execute();
  const claim = new Date(Date.now() + 60_000).toISOString();
  await queries
    .updateTable("notice")
    .set({
      state: "waiting",
      // PostgreSQL's claims are other instances': they are left to lapse.
      claimedUntil: database.engine === "sqlite" ? claim : null,
    })
    .execute();
  await startTestApp({ DATA_DIR: env.dataDir });
  const keys = () => queries.selectFrom("quoteRequest").select("idempotencyKey").execute();
  await expect.poll(keys).toEqual([{ idempotencyKey: row.idempotencyKey }]);
  const states = () => queries.selectFrom("notice").select("state").execute();
  await expect.poll(states).toEqual([{ state: "sent" }]);
});

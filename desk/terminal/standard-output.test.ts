import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "#server/db/sqlite/open.ts";
import { saveQuoteRequest } from "#server/quote/store.ts";
import { validQuoteRequest } from "#tests/support/quote-requests.ts";
import { createTestFolder } from "#tests/support/test-site.ts";

/** @param shell command in which `$desk` runs the desk and `$file` is an unused path */
function run(shell: string, file = "") {
  const env = { ...process.env, desk: `${process.execPath} desk/main.ts`, file };
  const { status, stdout, stderr } = spawnSync("sh", ["-c", shell], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("output redirected to a full disk fails with an explanation", async () => {
  const file = join(await createTestFolder(), "usage.txt");
  const { status, stderr } = run('ulimit -f 1; exec $desk help > "$file"', file);
  expect([status, stderr]).toEqual([
    1,
    "The output cannot be written: the file would be too large.\n",
  ]);
  expect(readFileSync(file).length).toBeGreaterThan(0);
});

test("a command completes even if the program that reads its output has ended", async () => {
  const folder = await createTestFolder();
  const database = await openSqlite(folder);
  const request = { request: validQuoteRequest, spamReason: null };
  for (const idempotencyKey of ["1", "2", "3"]) {
    const deps = { database, channels: [], newUuid: () => "uuid" };
    await saveQuoteRequest(deps, { ...request, idempotencyKey });
  }
  await database.close();
  const answered = run(
    'export DATABASE_URL= DATA_DIR="$file"; $desk answered 1 2 3 | true',
    folder,
  );
  expect(answered.stderr).toBe("");
  const { queries, close } = await openSqlite(folder);
  const states = await queries.selectFrom("quoteRequest").select("answeredAt").execute();
  await close();
  expect(states.map(({ answeredAt }) => answeredAt !== null)).toEqual([true, true, true]);
});

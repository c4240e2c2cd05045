import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createSiteWithRequests, createTestFolder } from "#tests/support/test-site.ts";

test("of those whom a restored backup would bring back fifty are named, and the others counted", async () => {
  const site = await createSiteWithRequests(52, (number) => `ada${number}@example.com`);
  const desk = createTestDesk(site);
  const file = join(await createTestFolder(), "backup.sqlite");
  await desk("backup", "--out", file);
  const remove = () => site.database.queries.deleteFrom("quoteRequest");
  await remove().where("id", "<=", 50).execute();
  const { out } = await desk("restore", file);
  expect(out).toContain("would come back: 50 quote requests.\n");
  expect(out.match(/ada\d+@/g)).toHaveLength(50);
  expect(out).not.toContain("older ones");
  await remove().where("id", "=", 51).execute();
  const { out: more } = await desk("restore", file);
  expect(more).toContain("would come back: 51 quote requests.\n");
  expect(more.match(/ada\d+@/g)).toHaveLength(50);
  expect(more).toMatch(/^and 1 older ones\.\n$/m);
});

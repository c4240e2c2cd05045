import { expect, test } from "vitest";
import { createTestSite } from "#tests/support/test-site.ts";
import { checkWritable } from "./readiness.ts";

test("each look at the database writes the same row anew", async () => {
  const { database, clock } = await createTestSite();
  for (const later of [0, 1000]) {
    clock.advance(later);
    await checkWritable(database, clock.now());
    const rows = await database.queries.selectFrom("readiness").selectAll().execute();
    expect(rows).toEqual([{ id: 1, writtenAt: clock.now().toISOString() }]);
  }
});

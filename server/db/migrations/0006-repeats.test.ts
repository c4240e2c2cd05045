import { expect, test } from "vitest";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  storedRequests,
} from "#tests/support/test-site.ts";
import { rewriteEmailKeys } from "./0006-repeats.ts";

test("requests of an older version are found under every spelling of their address", async () => {
  const site = await createTestSite();
  const { queries } = site.database;
  for (const email of ["ada@ｂücher.example", "eve@example.com"]) {
    await site.ask("/", postForm(buildQuoteForm({ email })));
  }
  await queries
    .updateTable("quoteRequest")
    .set(({ ref }) => ({ emailKey: ref("email") }))
    .execute();
  await rewriteEmailKeys(queries);
  const keys = (await storedRequests(site)).map(({ emailKey }) => emailKey);
  expect(keys).toEqual(["ada@xn--bcher-kva.example", "eve@example.com"]);
});

import { describe, expect, test } from "vitest";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  readRendered,
} from "#tests/support/test-site.ts";

describe("while the database cannot be written to", () => {
  test("the answer is 503, when to try again, and a page that keeps the values and names the phone", async () => {
    const site = await createTestSite();
    await site.database.close();
    const answer = await site.ask("/", postForm(buildQuoteForm(), { Accept: "text/html" }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("30");
    const { state } = await readRendered(answer);
    expect(state?.quote?.values).toMatchObject({ firstName: "Ada", make: "Tesla" });
    expect(state?.problem).toMatchObject({ status: 503, text: expect.stringContaining("0161") });
  });

  test("the pages go on being served", async () => {
    const site = await createTestSite();
    await site.database.close();
    expect((await site.ask("/")).status).toBe(200);
  });
});

import { describe, expect, test } from "vitest";
import { studio } from "#studio/studio.ts";
import {
  buildQuoteForm,
  createTestSite,
  postForm,
  readRendered,
} from "#tests/support/test-site.ts";
import { refusalsWithValues } from "./retry-later.ts";

describe("while the database cannot be written to", () => {
  test("the answer is 503, when to try again, and a page that keeps the values and names the phone", async () => {
    const site = await createTestSite();
    await site.database.close();
    const answer = await site.ask("/", postForm(buildQuoteForm(), { Accept: "text/html" }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("30");
    expect(site.logLines.join("")).toContain('"quote request not stored"');
    const { state } = await readRendered(answer);
    expect(state?.quote?.values).toMatchObject({ firstName: "Ada", make: "Tesla" });
    expect(state?.problem).toMatchObject({
      status: 503,
      text: expect.stringContaining(studio.phone.display),
    });
  });

  test("the pages go on being served", async () => {
    const site = await createTestSite();
    await site.database.close();
    expect((await site.ask("/")).status).toBe(200);
  });
});

describe("when one address has sent too many", () => {
  test.each([
    ["RATE_PER_MINUTE", "1 minute"],
    ["RATE_PER_HOUR", "60 minutes"],
  ])("by %s, the answer says to try again in %s", async (limit, wait) => {
    const site = await createTestSite({ settings: { RATE_LIMIT: "on", [limit]: "1" } });
    await site.ask("/", postForm(buildQuoteForm()));
    const answer = await site.ask("/", postForm(buildQuoteForm()));
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain(
      `Please send your request again in ${wait}, or ring us on ${studio.phone.display}.`,
    );
  });

  test("the first refusals keep what was typed, and those after them cost no rendering of it", async () => {
    const site = await createTestSite({ settings: { RATE_LIMIT: "on", RATE_PER_MINUTE: "1" } });
    const send = () => site.ask("/", postForm(buildQuoteForm(), { Accept: "text/html" }));
    await send();
    for (let refusal = 1; refusal <= refusalsWithValues + 1; refusal += 1) {
      const { state } = await readRendered(await send());
      expect(state.quote !== undefined, `refusal ${refusal}`).toBe(refusal <= refusalsWithValues);
    }
  });
});

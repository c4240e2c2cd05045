import { describe, expect, test } from "vitest";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";
import { createSiteWithPeople } from "#tests/support/site-with-people.ts";
import { createTestDesk } from "#tests/support/test-desk.ts";

describe("desk find", () => {
  const forms = [
    { firstName: "Ada", email: "ada@example.com", make: "Tesla", model: "Model 3" },
    { firstName: "Émile", email: "zola@example.com", make: "Citroën", model: "C3" },
    { firstName: "Per 100%", email: "p_r@example.com", make: "Škoda", model: "Fabia" },
  ];
  test.each([
    [["ada"], [1]],
    [["TESLA"], [1]],
    [["tesla ada"], [1]],
    [["tesla", "zola"], []],
    [["zola@"], [2]],
    [["émile"], [2]],
    [["ÉMILE"], [2]],
    [["škoda"], [3]],
    [["100%"], [3]],
    [["a%a"], []],
    [["p_r"], [3]],
    [["z_la"], []],
    [["!"], []],
    [["'"], []],
    [["example"], [3, 2, 1]],
  ])("%j finds %j", async (words, ids) => {
    const { idsOf } = await createTestDeskOf(...forms);
    expect(await idsOf("find", ...words)).toEqual(ids);
  });

  test("finds what is set aside as spam, and says so where there is nothing", async () => {
    const { desk, idsOf } = await createTestDeskOf({ "bot-field": "x" });
    expect(await idsOf("find", "tesla")).toEqual([1]);
    expect((await desk("find", "grace")).out).toBe("Nothing found.\n");
  });
});

test("desk find shows all of one person's requests, however the address is spelt", async () => {
  const desk = createTestDesk(await createSiteWithPeople());
  const { out } = await desk("find", "--email", "aDa@example.com", "--json");
  expect(JSON.parse(out).map(({ id }: { id: number }) => id)).toEqual([3, 1]);
});

describe("typed wrongly, or about nothing:", () => {
  test.each([
    [["find"], 2, "Say whom or what: ada tesla, or --email ADDRESS."],
    [["find", "ada", "--email", "ada@example.com"], 2, "Say whom or what"],
  ])("%j", async (args, status, problem) => {
    const { desk } = await createTestDeskOf({});
    const result = await desk(...args);
    expect(result.status).toBe(status);
    expect(result.errors).toContain(problem);
  });
});

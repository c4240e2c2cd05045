import { expect, test } from "vitest";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";

test("desk mark says what it has done, and takes it back", async () => {
  const { desk } = await createTestDeskOf({});
  expect((await desk("mark", "1", "--customer")).out).toBe(
    "Quote request 1 is a customer's now: it is kept for six years.\n",
  );
  expect((await desk("show", "1")).out).toContain("Customer:");
  expect((await desk("mark", "1", "--not-customer")).out).toBe(
    "Quote request 1 is no longer marked as a customer's.\n",
  );
  expect((await desk("show", "1")).out).not.toContain("Customer:");
});

test.each(["--customer", "--not-customer"])(
  "desk mark %s of a request that is not there is refused",
  async (option) => {
    const { desk } = await createTestDeskOf({});
    expect(await desk("mark", "99", option)).toMatchObject({
      status: 1,
      out: "",
      errors: "There is no quote request 99.\n",
    });
  },
);

test("a customer's request is not open; taking that back leaves it as it was before", async () => {
  const { desk, idsOf } = await createTestDeskOf({}, { model: "Model S" });
  await desk("answered", "2");
  for (const id of ["1", "2"]) await desk("mark", id, "--customer");
  expect(await idsOf("list", "--open")).toEqual([]);
  for (const id of ["1", "2"]) await desk("mark", id, "--not-customer");
  expect(await idsOf("list", "--open")).toEqual([1]);
});

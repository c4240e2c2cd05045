import { expect, test } from "vitest";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";

test("desk mark says what it has done, and takes it back", async () => {
  const { desk } = await createTestDeskOf({});
  expect((await desk("mark", "1", "--customer")).out).toBe(
    "Quote request 1 is a customer's now.\n",
  );
  expect((await desk("show", "1")).out).toContain("Customer:");
  expect((await desk("mark", "1", "--not-customer")).out).toBe(
    "Quote request 1 is no customer's now.\n",
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

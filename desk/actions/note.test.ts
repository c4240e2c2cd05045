import { describe, expect, test } from "vitest";
import { createTestDeskOf } from "#tests/support/desk-with-requests.ts";

describe("a note", () => {
  test("is kept with its request, shown, and handed over", async () => {
    const { desk } = await createTestDeskOf({});
    expect((await desk("note", "1", "Rang her:", "wants matte")).out).toBe(
      "The note is kept with quote request 1.\n",
    );
    expect((await desk("show", "1")).out).toContain("  Note:\n    Rang her: wants matte\n");
    expect((await desk("export", "--csv")).out).toContain('"Rang her: wants matte"\r\n');
    const held = JSON.parse((await desk("export", "--email", "ada@example.com")).out);
    expect(held[0].note).toBe("Rang her: wants matte");
  });

  test("that is too long is refused, and the one before stays", async () => {
    const { desk } = await createTestDeskOf({});
    const longest = "x".repeat(2000);
    expect((await desk("note", "1", ` ${longest} `)).status).toBe(0);
    expect(await desk("note", "1", `${longest}y`)).toMatchObject({
      status: 1,
      errors: "A note has room for 2000 characters: this one has 2001. Nothing was changed.\n",
    });
    expect((await desk("show", "1")).out).toContain(`    ${longest}\n`);
  });

  test("is taken away by no words", async () => {
    const { desk } = await createTestDeskOf({});
    await desk("note", "1", "x");
    for (const nothing of [[], [" "]]) {
      expect((await desk("note", "1", ...nothing)).out).toBe("Quote request 1 has no note.\n");
      expect((await desk("show", "1")).out).not.toContain("Note:");
    }
  });
});

describe("typed wrongly, or about nothing:", () => {
  test.each([
    [["note", "99", "x"], 1, "There is no quote request 99."],
    [["note"], 2, "ID must be a whole number from 1, such as 17."],
  ])("%j", async (args, status, problem) => {
    const { desk } = await createTestDeskOf({});
    const result = await desk(...args);
    expect(result.status).toBe(status);
    expect(result.errors).toContain(problem);
  });
});

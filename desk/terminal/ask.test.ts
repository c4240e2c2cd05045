import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createSiteWithRequests, storedIds } from "#tests/support/test-site.ts";
import { askAtTerminal } from "./ask.ts";

/** Asks at a terminal where the user types `keys`. */
async function ask(keys: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  let shown = "";
  const output = new PassThrough().on("data", (chunk) => {
    shown += chunk;
  });
  input.write(keys);
  const answer = await askAtTerminal("Remove it?", { input, output });
  return { answer, shown };
}

describe("a question at the terminal", () => {
  test.each([
    ["yes\r", "yes"],
    [" YES \r", "yes"],
    ["y\r", "no"],
    ["\r", "no"],
    ["\x03", "interrupted"],
    ["ye\x03", "interrupted"],
    ["\x04", "no"],
  ])("answered with %j means %s, and later output starts on a new line", async (keys, answer) => {
    const given = await ask(keys);
    expect(given.answer).toBe(answer);
    expect(given.shown).toContain("Remove it? Type yes: ");
    expect(given.shown).toMatch(/\n$/);
  });

  test("is not asked without a terminal", async () => {
    expect(await ask("yes\n", false)).toEqual({ answer: "nobody there", shown: "" });
  });
});

test("a command that cannot ask removes nothing, and names the option that skips the question", async () => {
  const site = await createSiteWithRequests(1, () => "ada@example.com");
  const desk = createTestDesk(site, { ask: async () => "nobody there" });
  expect(await desk("erase", "--email", "ada@example.com")).toMatchObject({
    status: 1,
    errors:
      "Nothing was removed. There is no terminal to ask at. To skip the question, add --yes.\n",
  });
  expect(await storedIds(site)).toEqual([1]);
});

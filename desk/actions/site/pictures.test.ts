import { expect, test } from "vitest";
import { createTestDesk } from "#tests/support/test-desk.ts";
import { createTestClock, parseTestEnv } from "#tests/support/test-site.ts";

const desk = createTestDesk({
  env: parseTestEnv({}),
  clock: createTestClock("2026-11-20T14:03:21.000Z"),
  handle: () => Promise.reject(new Error("the site was asked")),
});

test("desk pictures lists each picture with its place, size and owner, and says how to replace a picture", async () => {
  const { out } = await desk("pictures");
  expect(out).toMatch(/^Name +Place +Size +Whose\n/);
  expect(out).toMatch(/^film-curl +landing page, benefits +\d+ × \d+ +any studio's$/m);
  expect(out).toMatch(/^hero-grey +landing page, top: .* +\d+ × \d+ +the demonstration's$/m);
  expect(out).toMatch(/the demonstration's: \d+\. .*npm run desk -- picture NAME photo\.jpg\n$/);
});

test.each([
  [["hero-grey", "/none.jpg"], 1, "There is no file /none.jpg."],
  [["hero-grey", "a.jpg", "--keep", "middle"], 2, "--keep must be one of centre, top, bottom,"],
])("desk picture %j ends with status %i and an explanation", async (words, status, problem) => {
  const result = await desk("picture", ...words);
  expect(result.status).toBe(status);
  expect(result.errors).toContain(problem);
});

import { expect, test } from "vitest";
import { trials } from "./trials.ts";

// The quickest trial in its short form; npm run endurance runs all of them in full.
test("nothing is lost when the site is killed under load", async () => {
  const trial = trials.find(({ name }) => name === "Killed under load, SQLite");
  const { tried = 0, lost, note } = (await trial?.run(false)) ?? {};
  expect({ lost, note }).toEqual({ lost: 0, note });
  expect(tried).toBeGreaterThan(0);
}, 180_000);

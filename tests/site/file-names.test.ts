// Content blockers stop files by their names: one that React's start needs would take the whole page's working with it.

import { expect, test } from "vitest";
import { builtFiles } from "#tests/support/site.ts";

test("no script has a name that content blockers look for", () => {
  const scripts = builtFiles("assets", /\.js$/);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => /analytic|hotjar|track|replay/i.test(name))).toEqual([]);
});

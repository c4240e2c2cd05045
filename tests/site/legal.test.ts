// The two dates of a legal text: today's, which the specification asks for, and the one that names the version.

import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { pageAt, textOf } from "#tests/support/site.ts";

test.each([paths.terms, paths.privacy])("%s says when its text last changed", (path) => {
  const { document } = pageAt(path);
  expect(textOf(document.querySelector("main"))).toMatch(
    /Effective date: \d{1,2} \w+ \d{4} ?Text last changed: \d{1,2} \w+ \d{4}/,
  );
  const changed = document.querySelector("main time")?.getAttribute("datetime") ?? "";
  expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
});

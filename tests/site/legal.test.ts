// Dates and periods in the legal texts: the day of the visit, as specified, and the day of the last change.

import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { operator, studio } from "#studio/studio.ts";
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

test.each([
  ["A quote request, however it reached us, that never became a booking", "180 days from the day"],
  ["Photos you added to it, on the website", "60 days from the day"],
  ["Customers’ records: request, photos, quote, invoice, warranty", "Up to 6 years after"],
  ["What the spam trap caught", "30 days"],
])("the privacy policy says of “%s”: “%s”", (what, time) => {
  const rows = pageAt(paths.privacy).document.querySelectorAll("tr");
  const cells = rows.map((row) => row.querySelectorAll("th, td").map(textOf));
  expect(cells.find(([name]) => name === what)?.[1]).toMatch(new RegExp(`^${time}`));
});

test.each([
  [paths.terms, "within", "7 days of collection"],
  [paths.terms, "Do not wash the vehicle for", "72 hours"],
  [paths.privacy, "Write to", `${operator?.email} about anything on this page.`],
])("%s says %s %s", (path, before, words) => {
  expect(textOf(pageAt(path).document.querySelector("main"))).toContain(`${before} ${words}`);
});

test("the accessibility statement has the date of its last change, no effective date, and the studio's contact details", () => {
  const main = pageAt(paths.accessibility).document.querySelector("main");
  expect(textOf(main)).toMatch(/Text last changed: \d{1,2} \w+ \d{4}/);
  expect(textOf(main)).not.toContain("Effective date");
  const links = main?.querySelectorAll("a").map((link) => link.getAttribute("href"));
  expect(links).toContainEqual(expect.stringMatching(/^tel:\+44[1-9]\d{8,9}$/));
  expect(links).toContain(`mailto:${studio.email}`);
});

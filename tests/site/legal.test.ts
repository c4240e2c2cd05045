// Legal texts and footer: dates, periods, and the firms that are responsible.

import { expect, test } from "vitest";
import { printDay, todayPlaceholder } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { operator, studio } from "#studio/studio.ts";
import { pageAt, textOf } from "#tests/support/site.ts";

test.each([paths.terms, paths.privacy])("%s says when its text last changed", (path) => {
  const { document } = pageAt(path);
  const changed = document.querySelector("main time")?.getAttribute("datetime") ?? "";
  const dates = `Effective date: ${todayPlaceholder} Text last changed: ${printDay(changed)}`;
  expect(textOf(document.querySelector("main"))).toContain(dates);
  expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
});

test.each([
  ["A quote request, however it reached us, that never became a booking", "180 days from the day"],
  ["Photos you added to it, on the website", "60 days from the day"],
  ["Customers’ records: request, photos, quote, invoice, warranty", "Up to 6 years after"],
  ["What the spam trap caught", "30 days$"],
  ["Session replays, where this site has them", "365 days from the visit"],
  ["A request or photos that could not be delivered, in your own browser", ".* 7 days$"],
])("the privacy policy says of “%s”: “%s”", (what, time) => {
  const rows = pageAt(paths.privacy).document.querySelectorAll("tr");
  const cells = rows.map((row) => row.querySelectorAll("th, td").map(textOf));
  expect(cells.find(([name]) => name === what)?.[1]).toMatch(new RegExp(`^${time}`));
});

test.each([
  [paths.terms, "within", "7 days of collection"],
  [paths.terms, "Do not wash the vehicle for", "72 hours"],
  [paths.terms, "The law of", "England and Wales governs these terms"],
  [paths.privacy, "Write to", `${operator?.email} about anything on this page.`],
  [paths.privacy, `${operator?.name} runs this website and is`, "the data controller for what"],
  [paths.privacy, `${studio.legal.name}, trading as ${studio.name}, the workshop in`, "Manchester"],
  [paths.privacy, "is an independent data controller for the details", "shared with it"],
  [paths.privacy, "up to 365 days", "and hold one visit together for 30 minutes"],
  [paths.privacy, "We’ll acknowledge it within", "30 days of receiving it."],
])("%s says %s %s", (path, before, words) => {
  expect(textOf(pageAt(path).document.querySelector("main"))).toContain(`${before} ${words}`);
});

test("the footer has each firm's name, number and office, and the workshop's VAT number", () => {
  const print = (firm: typeof studio.legal | typeof operator) =>
    `${firm?.name}, registered in ${firm?.company?.registeredIn} no. ${firm?.company?.number}. Registered office: ${firm?.company?.registeredOffice}.`;
  expect(textOf(pageAt(paths.landing).document.querySelector("footer"))).toContain(
    `Workshop: ${print(studio.legal)} VAT no. ${studio.legal.vat?.number}.Website: ${print(operator)}`,
  );
});

test("the accessibility statement has the date of its last change, no effective date, and the studio's contact details", () => {
  const main = pageAt(paths.accessibility).document.querySelector("main");
  expect(textOf(main)).toMatch(/Text last changed: \d{1,2} \w+ \d{4}/);
  expect(textOf(main)).not.toContain("Effective date");
  const links = main?.querySelectorAll("a").map((link) => link.getAttribute("href"));
  expect(links).toContain(studio.phone.display.replace("0", "tel:+44").replaceAll(" ", ""));
  expect(links).toContain(`mailto:${studio.email}`);
});

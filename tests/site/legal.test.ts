// Dates and responsible firms in legal texts and footer. page-figures.test.ts checks the retention periods.

import { expect, test } from "vitest";
import { printDay, todayPlaceholder } from "#contract/page-environment.ts";
import { paths } from "#contract/paths.ts";
import { studio } from "#studio/studio.ts";
import { pageAt, textOf } from "#tests/support/site.ts";
import business from "../../studios/demonstration/business.json" with { type: "json" };

const { operator, company, legalName, vat } = business;

test.each([paths.terms, paths.privacy])("%s says when its text last changed", (path) => {
  const { document } = pageAt(path);
  const changed = document.querySelector("main time")?.getAttribute("datetime") ?? "";
  const dates = `Effective date: ${todayPlaceholder} Text last changed: ${printDay(changed)}`;
  expect(textOf(document.querySelector("main"))).toContain(dates);
  expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
});

test.each([
  [paths.terms, "The law of", "England and Wales governs these terms"],
  [paths.privacy, "Write to", `${operator.email} about anything on this page.`],
  [paths.privacy, `${operator.name} runs this website and is`, "the data controller for what"],
  [paths.privacy, `${legalName}, trading as ${studio.name}, the workshop in`, "Manchester"],
  [paths.privacy, "is an independent data controller for the details", "shared with it"],
])("%s says %s %s", (path, before, words) => {
  expect(textOf(pageAt(path).document.querySelector("main"))).toContain(`${before} ${words}`);
});

test("the footer has each firm's name, number and office, and the workshop's VAT number", () => {
  const print = (name: string, firm: typeof company) =>
    `${name}, registered in ${firm.registeredIn} no. ${firm.number}. Registered office: ${firm.registeredOffice}.`;
  expect(textOf(pageAt(paths.landing).document.querySelector("footer"))).toContain(
    `Workshop: ${print(legalName, company)} VAT no. ${vat.number}.Website: ${print(operator.name, operator.company)}`,
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

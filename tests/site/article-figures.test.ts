// The specification's figures (spec §9), each after its words, so that a swap of two figures is noticed.

import { expect, test } from "vitest";
import { type ArticleSlug, articlePath } from "#contract/paths.ts";
import { pageAt, plain, textOf } from "#tests/support/site.ts";

const figures: readonly [article: ArticleSlug, label: string, figure: string][] = [
  ["car-roof-wrap-cost-uk", "Wrapping a car roof costs", "£200 to £450"],
  ["can-you-wrap-only-certain-panels", "single panels, except bumpers, at", "£150 to £450"],
  ["can-you-wrap-only-certain-panels", "each, a roof at", "£200 to £450"],
  ["can-you-wrap-only-certain-panels", "and mirrors at", "£60 to £120"],
  ["do-you-do-de-chrome-wrapping", "chrome delete package for a whole car costs", "£300 to £900"],
  ["wrap-panel-repair-or-replace", "heat and careful cleaning, for", "£0 to £40"],
  ["wrap-panel-repair-or-replace", "re-wrapped, at", "£150 to £300"],
  ["wrap-panel-repair-or-replace", "stripped and wrapped again is", "£1,500 to £3,000 or more"],
  ["what-happens-if-wrap-gets-scratched-or-damaged", "otherwise", "£40 to £120"],
  ["how-long-will-my-car-wrap-last-uk", "a bonnet or roof is re-wrapped for", "£200 to £450"],
  ["how-long-will-my-car-wrap-last-uk", "to look right for", "5 to 7 years"],
  ["vehicle-wrap-design", "Simple work costs", "£150 to £300"],
  ["vehicle-wrap-design", "and a full livery", "£400 to £1,200 or more"],
  ["van-wrap-pricing-uk", "Printed material adds", "£20 to £40 per m²"],
  ["van-wrap-pricing-uk", "Full wraps typically cost", "£1,500 to £5,000"],
  ["van-wrap-pricing-uk", "in plain film, plan on", "£2,500 to £5,000"],
  ["do-you-need-to-tell-dvla-about-car-wraps", "a fine of up to", "£1,000"],
  ["van-wrap-pricing-uk", "A single van takes", "1 to 2 days"],
  ["car-wrap-prices-uk", "a full colour-change wrap is", "£2,250"],
  ["car-wrap-prices-uk", "on a small car,", "£2,400"],
  ["car-wrap-prices-uk", "on a medium one and", "£2,500"],
  ["car-wrap-prices-uk", "small models we listAbarth", "595"],
  ["car-wrap-prices-uk", "large models we listAudi", "A6, Q3, Q5, Q7, Q8"],
  ["car-wrap-prices-uk", "With simple artwork at", "£150 to £300 they come to £710 to £920 in all"],
  ["car-wrap-prices-uk", "A full colour change takes", "2 to 4 days"],
  ["car-wrap-prices-uk", "can be as little as", "3 days"],
  ["tesla-model-3-wrap-cost-uk", "A full wrap on a Tesla Model 3 is", "£2,400"],
  ["do-you-need-to-tell-dvla-about-car-wraps", "certificate comes by post in", "1 to 4 weeks"],
  ["will-a-wrap-damage-my-paintwork", "fresh paint wrapped before its", "30 to 60 days"],
  ["do-you-need-to-tell-dvla-about-car-wraps", "the windscreen has to let", "75 % of the light"],
  ["do-you-need-to-tell-dvla-about-car-wraps", "and the front side windows", "70 %"],
  ["will-a-wrap-protect-my-original-paintwork", "coloured vinyl, about", "0.1 mm thick"],
  ["will-a-wrap-protect-my-original-paintwork", "Paint protection film is about", "0.2 mm"],
  ["will-a-wrap-protect-my-original-paintwork", "pressure washer at least", "1 metre away"],
];

test.each(figures)("%s says “%s %s”", (article, label, figure) => {
  const text = textOf(pageAt(articlePath(article)).document.querySelector("main"));
  expect(plain(text)).toContain(`${label} ${figure}`);
});

/** Beginnings of table rows; the cells after them are not checked. */
test.each<[ArticleSlug, string]>([
  ["car-wrap-prices-uk", "Full wrap | £2,250 | £2,400 | £2,500"],
  ["car-wrap-prices-uk", "Partial wrap | £1,500 | £1,550 | £1,600"],
  ["car-wrap-prices-uk", "Graphics: cut film, fitted | £560 | £590 | £620"],
  ["car-wrap-prices-uk", "Any one panel except bumpers | £150 to £450 |"],
  ["car-wrap-prices-uk", "Roof | £200 to £450 |"],
  ["car-wrap-prices-uk", "Pair of mirrors | £60 to £120 |"],
  ["car-wrap-prices-uk", "Chrome delete, whole car | £300 to £900 |"],
  ["wrap-panel-repair-or-replace", "Blend light scuffs | £0 to £40 | 1 to 3 hours"],
  ["wrap-panel-repair-or-replace", "Re-tack or reseal an edge | £40 to £120 | 1 to 3 hours"],
  ["wrap-panel-repair-or-replace", "Re-wrap a door or wing | £150 to £300 | 0.5 to 1 day"],
  ["wrap-panel-repair-or-replace", "Re-wrap a bonnet or roof | £200 to £450 | 0.5 to 1 day"],
  ["wrap-panel-repair-or-replace", "Re-wrap a bumper | £250 to £500 | 0.5 to 1 day"],
  ["how-long-will-my-car-wrap-last-uk", "Over 10 years | What makers rate their longest-lived"],
  ["how-long-will-my-car-wrap-last-uk", "5 to 7 years | How long a whole wrap looks right"],
  ["how-long-will-my-car-wrap-last-uk", "5 years | Our own warranty on a finished wrap"],
  ["how-long-will-my-car-wrap-last-uk", "12 to 24 months | What installers in general give"],
  ["how-long-will-my-car-wrap-last-uk", "3 to 8 years | What film makers give on upright"],
  ["how-long-will-my-car-wrap-last-uk", "1 to 3 years | What film makers give on flat"],
  ["tesla-model-3-wrap-cost-uk", "Partial wrap | £1,550"],
  ["tesla-model-3-wrap-cost-uk", "Graphics with simple artwork | £740 to £890"],
  ["can-you-match-colour-code-or-custom-design", "Together | £390 to £830"],
  ["can-you-wrap-commercial-vehicles-fleets-vans", "Print, 6 m² a van | 5 vans | £600 to £1,200"],
  ["can-you-wrap-commercial-vehicles-fleets-vans", "Together |  | £9,000 to £10,400 or more"],
  ["van-wrap-pricing-uk", "Together | £770 to £920 | £1,870 to £2,140 | £2,500 to £5,000 | £3,300"],
])("%s has the table row “%s”", (article, row) => {
  const rows = pageAt(articlePath(article)).document.querySelectorAll("main [role=row]");
  // By roles, which some browsers take away from cells that CSS stacks.
  const cells = "[role=rowheader], [role=cell]";
  const shown = rows.map((one) => one.querySelectorAll(cells).map(textOf).join(" | "));
  expect(shown.map((text) => text.slice(0, row.length))).toContain(row);
});

test("the contents of the design article number its steps as the text does", () => {
  const { document } = pageAt(articlePath("vehicle-wrap-design"));
  const items = document.querySelectorAll('nav[aria-label="On this page"] li').map(textOf);
  expect(items.find((item) => item.includes("The brief"))).toMatch(/^1/);
});

test("a link to a section of another article keeps its hash", () => {
  const { document } = pageAt(articlePath("do-you-do-de-chrome-wrapping"));
  expect(document.querySelector("main a[href$='#leased-financed-and-company-cars']")).toBeTruthy();
});

import { expect, test } from "vitest";
import { parseQuoteRequest } from "#contract/quote-request.ts";
import { buildQuoteForm } from "#tests/support/test-site.ts";
import { findSpamReason } from "./spam.ts";

test.each<[string, string | null, Record<string, string>]>([
  ["an ordinary request", null, {}],
  ["a model with the site it was seen on", null, { model: "as seen on www.autotrader.co.uk" }],
  ["a link to the car's advert", null, { model: "https://www.autotrader.co.uk/car-details/2026" }],
  ["a maker's web address", null, { make: "www.lynkco.com" }],
  ["odd but real names", null, { firstName: "Wwwendy", model: "MX-5 <3" }],
  ["a link in the first name", "link in a name", { firstName: "Win https://spam.example" }],
  ["a link without its scheme", "link in a name", { firstName: "WWW.SPAM.EXAMPLE" }],
  ["HTML", "link in a name", { make: '<a href="//spam.example">x</a>' }],
  ["HTML with an odd space", "link in a name", { model: "x href ='//spam.example'" }],
  ["BBCode", "link in a name", { model: "[url=spam.example]x[/url]" }],
  ["a filled honeypot", "honeypot filled", { "bot-field": "x" }],
])("%s has the spam reason %j", (_, reason, changes) => {
  const parsed = parseQuoteRequest(new URLSearchParams(buildQuoteForm(changes)));
  if (!parsed.ok) throw new Error("refused");
  expect(findSpamReason(parsed)).toBe(reason);
});

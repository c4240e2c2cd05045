import { expect, test } from "vitest";
import { parseQuoteRequest } from "#contract/quote-request.ts";
import { buildQuoteForm } from "#tests/support/test-site.ts";
import { findSpamReason } from "./spam.ts";

test.each<[string, Record<string, string>, string | null]>([
  ["an ordinary request", {}, null],
  ["where the car was seen", { model: "as seen on www.autotrader.co.uk" }, null],
  ["the advert of the car", { model: "https://www.autotrader.co.uk/car-details/2026" }, null],
  ["a maker's web address", { make: "www.lynkco.com" }, null],
  ["odd but real names", { firstName: "Wwwendy", model: "MX-5 <3" }, null],
  ["an address as a name", { firstName: "Win https://spam.example" }, "link in a name"],
  ["an address without its scheme", { firstName: "WWW.SPAM.EXAMPLE" }, "link in a name"],
  ["HTML", { make: '<a href="//spam.example">x</a>' }, "link in a name"],
  ["HTML with an odd space", { model: "x href ='//spam.example'" }, "link in a name"],
  ["BBCode", { model: "[url=spam.example]x[/url]" }, "link in a name"],
  ["a filled honeypot", { "bot-field": "x" }, "honeypot filled"],
])("%s is classified correctly", (_, changes, reason) => {
  const parsed = parseQuoteRequest(new URLSearchParams(buildQuoteForm(changes)));
  if (!parsed.ok) throw new Error("refused");
  expect(findSpamReason(parsed)).toBe(reason);
});

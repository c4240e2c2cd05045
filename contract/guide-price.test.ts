import { expect, test } from "vitest";
import { readGuidePrice } from "./guide-price.ts";

test.each([
  ["Estimate on the site: £2,400. Tesla Model 3, priced as medium. Full wrap: £2,400.", "£2,400"],
  ["Estimate on the site: £2,700 to £3,300. Tesla, priced as medium. A: £1.", "£2,700 to £3,300"],
  ["Coupé, full wrap in Petrol, satin. Guide price £2,400, medium car.", "£2,400"],
  ["Coupé, roof in Petrol, satin. Guide price £200 to £450, of a car.", "£200 to £450"],
  ["Van, full wrap in Petrol, satin. Quoted on its own.", undefined],
  ["I saw a Guide price £1, somewhere", undefined],
  ["Estimate on the site: £2,400 or nothing", undefined],
  ["", undefined],
])("of %j it reads %j", (message, price) => {
  expect(readGuidePrice(message)).toBe(price);
});

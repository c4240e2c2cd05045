// Invalid entries in the set-up: each is explained beside its field, kept as a draft, and never published.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Content, enterSetup, fillIn, type TestSetup } from "#tests/support/test-setup.ts";
import { findSection } from "./sections.ts";

/** The section's valid entries, but with `value` at `path`; `undefined` removes the entry. */
function spoil(id: string, path: readonly (string | number)[], value: unknown): Content {
  const data = fillIn(id);
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as Content, data);
  parent[path.at(-1) ?? ""] = value;
  return data;
}

const folder = mkdtempSync(join(tmpdir(), "wrap-studio-"));
let setup: TestSetup;
beforeAll(async () => {
  setup = await enterSetup(join(folder, "studio"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const film = { code: "wf-01", name: "Harbour", finish: "gloss", colours: ["#123456"] };
const recorded = { name: "Ann", pronoun: "her", area: "Leith", car: "VW Golf" };
const ahead = { ...recorded, bookedOn: "2028-01-01", consentOn: "2027-01-01" };
const unnamed = { claim: "installers", on: "2027-02-01" };

test.each<[string, (string | number)[], unknown, string]>([
  ["business", ["name"], undefined, "is missing"],
  ["business", ["name"], "", "is empty"],
  ["business", ["name"], " Harbour Wraps", "begins or ends with a space"],
  ["business", ["legalName"], "Harbour\nWraps", "has a line break"],
  ["business", ["name"], "N".repeat(60), "has 60 characters: at most 36"],
  ["business", ["name"], "Harbour Wraps 🚗", "emoji"],
  ["business", ["name"], "<b>Harbour</b>", "contains HTML"],
  ["business", ["shortName"], "Harbourside Wraps", "at most 14"],
  ["business", ["phone"], "0117 496 014", "too many or too few digits"],
  ["business", ["phone"], "+44 1632 960184", "is not a telephone number"],
  ["business", ["email"], "jo@harbour", "is not an email address"],
  ["business", ["address", "postcode"], "BS16XX", "“BS16XX” is not a postcode"],
  ["business", ["company"], { number: "1234567" }, "“1234567” is not a company number"],
  ["business", ["vat"], { number: "GB 12", pricesInclude: true }, "is not a VAT number"],
  ["business", ["serviceArea"], "Norwich.", "ends with a punctuation mark"],
  ["business", ["owner"], "Rosalind", "there is no “owner” here"],
  ["claims", ["promises", "partialWraps"], false, "neither full nor partial wraps are offered"],
  ["claims", ["promises", "vans"], "yes", "needs true or false"],
  ["hours", ["openingHours"], [], "the list is empty"],
  ["hours", ["openingHours", 0, "opens"], "8am", "“8am” is not a time of day"],
  ["hours", ["openingHours", 0, "opens"], "18:00", "opens at 18:00 and closes at 18:00"],
  ["hours", ["openingHours", 0, "days"], [], "the list is empty"],
  ["hours", ["openingHours", 0, "days"], ["Sunday", "Sunday"], "a day is listed twice"],
  ["hours", ["openingHours", 0, "days", 0], "Saturday", "two lines of hours that overlap"],
  ["prices", ["guidePrices", "full", "small"], "£1,890", "needs a number"],
  ["prices", ["guidePrices", "full", "small"], 0, "0 is out of range: at least 1"],
  ["prices", ["guidePrices", "full", "large"], 100_001, "at most 100000"],
  ["prices", ["guidePrices", "full", "small"], 18.9, "needs a whole number"],
  ["prices", ["guidePrices", "full", "medium"], 9999, "a larger car costs less"],
  ["prices", ["panel"], { from: 450, to: 450 }, "the range goes from 450 to 450"],
  ["warranty", ["wrapWarranty"], 0.5, "needs a whole number"],
  ["films", ["films"], [], "the list is empty"],
  ["films", ["films"], Array(13).fill(film), "has 13 entries: at most 12"],
  ["films", ["films"], [film, film], "two films have the code “wf-01”"],
  ["films", ["films", 0, "code"], "WF 1", "“WF 1” is not a film code"],
  ["films", ["films", 0, "colours"], ["teal"], "“teal” is not a colour"],
  ["films", ["films", 3, "colours"], ["#2b4c7e"], "this colour-flip film has only one colour"],
  ["areas", ["parts"], [], "the list is empty"],
  ["areas", ["address"], "Bristol & Bath", "is not"],
  ["reviews", ["reviews", 0, "id"], "van", "two entries have the place “van”"],
  ["portfolio", ["projects", 0, "id"], "van", "two entries have the place “van”"],
  ["reviews", ["reviews", 0, "rating"], 6, "6 is out of range: at most 5"],
  ["bookings", ["source"], "none", '"none" is not one of: off, recorded, invented'],
  ["bookings", ["recorded"], [ahead], "2028-01-01 is in the future"],
  ["evidence", ["evidence"], [{ ...unnamed, on: "2027-02-30" }], "is not a date"],
  ["evidence", ["evidence"], [unnamed], "either held or acceptedBy is needed"],
  ["evidence", ["evidence"], [{ ...unnamed, held: "x", acceptedBy: "x" }], "and not both"],
  ["articles", ["leftOut"], ["car-roof-wrap-cost"], "no article is called “car-roof-wrap-cost”"],
  ["articles", ["leftOut"], Array(2).fill("vehicle-wrap-design"), "is left out twice"],
  ["look", ["colours", "onSignal"], "#5c5c5c", "has a contrast of 4.4:1"],
  ["look", ["colours", "signalLit"], "#000000", "the words on a button cannot be read"],
])(
  "in %s, the wrong entry %j = %j is explained at its field, kept as a draft and not published",
  async (id, path, value, words) => {
    const file = findSection(id)?.file ?? id;
    const before = setup.published(file);
    const { problems, data, state } = await setup.save(id, spoil(id, path, value));
    const found = problems.find(({ problem }) => problem.includes(words));
    expect(found, JSON.stringify(problems)).toBeDefined();
    expect(found?.field.startsWith(String(path[0]))).toBe(true);
    expect(found?.mend ?? "").not.toMatch(/undefined/);
    expect(state).toBe("to correct");
    expect(JSON.stringify(problems)).not.toMatch(/Error|node_modules|\.ts:|groupFilms/);
    expect(setup.published(file)).toBe(before);
    expect(setup.errors).toEqual([]);
    const again = await enterSetup(setup.studio);
    expect((await again.read(id)).data).toEqual(data);
  },
);

async function paint(background: string, width = 2400, height = 1350): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
const full = "?x=0&y=0&width=1&height=1";
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);

test.each<[string, string, () => Promise<Buffer> | Uint8Array, string]>([
  ["an empty photo", `photos/hero-grey${full}`, () => new Uint8Array(), "cannot be read"],
  ["a text file", `photos/hero-grey${full}`, () => Buffer.from("a"), "cannot be read as a picture"],
  ["a small photo", `photos/workshop${full}`, () => paint("#111", 600, 400), "is too small"],
  ["a small crop", "photos/workshop?x=0&y=0&width=.2&height=.2", () => paint("#111"), "too small"],
  ["a white photo", `photos/hero-grey${full}`, () => paint("#aaa"), "too bright where the text"],
  ["a photo for an unknown place", `photos/sofa${full}`, () => paint("#111"), "has no picture"],
  ["an empty logo", "sign", () => new Uint8Array(), "can’t be read as a picture"],
  ["a dark logo", "sign", () => paint("#101010", 90, 90), "too dark for the dark bar"],
  ["a heavy logo", "sign", () => svg('<path fill="#fff" d="M0 0h9v9z"/>'.repeat(400)), "too large"],
  ["a logo with a script", "sign", () => svg("<script>1</script>"), "contains a script"],
  ["a logo with a handler", "sign", () => svg('<g onload="run()"/>'), "contains a script"],
  ["a logo that loads a file", "sign", () => svg('<image href="http://a.b"/>'), "loads another"],
])("%s is refused with an explanation, and changes nothing", async (_, address, file, words) => {
  const before = setup.published("pictures");
  const init = { method: "PUT", body: (await file()) as BodyInit };
  const answer = await setup.ask(`/${address}`, init);
  expect(answer.status).toBe(422);
  const { message } = (await answer.json()) as { message: string };
  expect(message).toContain(words);
  expect(message).not.toMatch(/\/tmp|\.ts/);
  expect(setup.published("pictures")).toBe(before);
});

test.each(["prices", "films", "pictures", "picture-words"])(
  "progress and photos are shown while %s.json is not valid JSON",
  async (file) => {
    const whole = setup.published(file);
    writeFileSync(join(setup.studio, `${file}.json`), '{\n  "panel": ');
    expect((await setup.ask("/progress")).status).toBe(200);
    expect((await setup.ask("/photos")).status).toBe(200);
    writeFileSync(join(setup.studio, `${file}.json`), whole);
  },
);

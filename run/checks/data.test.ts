import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { type StudioFiles, studioFiles } from "../../studios/schema/files.ts";
import { checkData, checkFile } from "./data.ts";

type Name = keyof StudioFiles;

/** The second studio shows no projects or reviews. */
const folderOf = (name: Name) =>
  ["portfolio", "reviews"].includes(name) ? "studios/demonstration" : "studios/second";
const textOf = (name: Name) => readFileSync(`${folderOf(name)}/${name}.json`, "utf8");

/** The file with one value replaced, added, or taken out where it is `undefined`. */
function changed(name: Name, path: readonly (string | number)[], value: unknown): string {
  const data = JSON.parse(textOf(name));
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key], data);
  parent[path.at(-1) ?? ""] = value;
  return JSON.stringify(data, null, 2);
}

test.each(["studios/demonstration", "studios/second"])("%s has no problem", (folder) => {
  expect(checkData(process.cwd(), folder).problems).toEqual([]);
});

test.each<[Name, (string | number)[], unknown, string]>([
  ["business", ["name"], "", "is empty"],
  ["business", ["name"], " Aire Wraps", "has a space too many"],
  ["business", ["name"], "<b>Aire</b> Wraps", "contains HTML"],
  ["business", ["name"], "Aire's Wraps", "straight apostrophe"],
  ["business", ["name"], 'The "Wrap" Shop', "straight apostrophe or quotation mark"],
  ["business", ["name"], "Aire Wraps 🚗", "emoji"],
  ["business", ["name"], "A".repeat(37), "has 37 characters: 36 is the limit"],
  ["business", ["name"], undefined, "is missing"],
  ["business", ["address", "postcode"], "LS98AA", "“LS98AA” is not a postcode"],
  ["business", ["phone"], "0161 496 014", "has a digit too many or too few"],
  ["business", ["phone"], "+44 1632 960184", "is not a telephone number"],
  ["business", ["email"], "rosalind@wensum", "is not an email address"],
  ["business", ["openingHours", 0, "closes"], "8am", "“8am” is not a time of day"],
  ["business", ["openingHours", 0, "opens"], "19:00", "opens at 19:00 and closes at 18:00"],
  ["business", ["openingHours", 0, "days", 0], "Saturday", "Saturday has two lines of hours"],
  ["business", ["openingHours", 0, "days", 0], "Mon", '"Mon" is not one of: Monday, Tuesday'],
  ["business", ["openingHours"], [], "the list is empty"],
  ["business", ["company"], { number: "1234567" }, "“1234567” is not a company number"],
  ["business", ["vat"], { number: "GB 12", pricesInclude: true }, "is not a VAT number"],
  [
    "business",
    ["endorsement"],
    { by: "3M", badge: "Endorsed" },
    "“3M” is not among the film makers",
  ],
  ["business", ["serviceArea"], "Norwich.", "ends with a punctuation mark"],
  ["business", ["owner"], "Rosalind", "nothing is called “owner” here"],
  ["prices", ["guidePrices", "full", "small"], "£1,890", "stands where a number"],
  ["prices", ["guidePrices", "full", "small"], 0, "0 is not possible: 1 is the least"],
  ["prices", ["guidePrices", "full", "small"], 18.9, "stands where a whole number"],
  ["prices", ["guidePrices", "full", "large"], 100, "a larger car costs less"],
  ["prices", ["guidePrices", "full", "medium"], 9999, "a larger car costs less"],
  ["prices", ["panel"], { from: 450, to: 150 }, "the range goes from 450 to 150"],
  ["warranty", ["wrapWarranty"], 0, "0 is not possible: 1 is the least"],
  ["areas", ["parts"], [], "the list is empty"],
  ["areas", ["title"], "T".repeat(61), "has 61 characters: 60 is the limit"],
  ["films", ["films"], [], "the list is empty"],
  ["films", ["films", 1, "code"], "wf-01", "two films have the code “wf-01”"],
  ["films", ["films", 1, "code"], "WF 2", "“WF 2” is not a film code"],
  ["films", ["films", 3, "colours"], ["#2b4c7e"], "a colour-flip film has only one colour"],
  ["films", ["groupFilms", "care"], "wf-09", "no film has the code “wf-09”"],
  ["look", ["colours", "signal"], "blue", "“blue” is not a colour"],
  ["look", ["colours", "onSignal"], "#ffffff", "the words on a button cannot be read"],
  ["look", ["sign", "letter"], "", "is not a path"],
  ["reviews", ["reviews", 0, "content"], "<i>Great</i>", "contains HTML"],
  ["reviews", ["reviews", 0, "id"], "van", "two entries have the place “van”"],
  ["portfolio", ["projects", 0, "id"], "boat", '"boat" is not one of: flip, van, coupe'],
  ["bookings", ["source"], "none", '"none" is not one of: off, recorded, invented'],
  ["articles", ["own", 0, "description"], "Short.", "has 6 characters: 110 is the least"],
  ["evidence", ["evidence", 0, "acceptedBy"], "Jo", "either held or acceptedBy is needed"],
  ["evidence", ["evidence", 0, "on"], "2026-02-30", "“2026-02-30” is not a date"],
])("%s.json with %j as %j is refused with a line and a mend", (name, path, value, words) => {
  const text = changed(name, path, value);
  const problems = checkFile("a.json", text, studioFiles[name]);
  const problem = problems.find((one) => one.problem.includes(words));
  expect(problem, JSON.stringify(problems)).toBeDefined();
  const last = path.findLast((key) => typeof key === "string") ?? "";
  // A value that is missing is told where its entry begins.
  const line = text.split("\n")[(problem?.line ?? 0) - 1];
  if (value !== undefined && problem?.field === path.join(".")) {
    expect(line).toContain(typeof path.at(-1) === "number" ? JSON.stringify(value) : `"${last}"`);
  }
});

test("a file that is not JSON is told by its line", () => {
  const text = '{\n  "name": "Aire",\n  "phone": "0113"\n  "email": 1\n}\n';
  const [problem] = checkFile("a.json", text, studioFiles.business);
  expect(problem).toMatchObject({
    file: "a.json",
    line: 4,
    problem: "this cannot be read as JSON",
  });
});

test("every value of every file has a title or is a part of one, so that a form can label it", () => {
  const untitled = Object.entries(studioFiles).flatMap(([name, schema]) => {
    const { properties = {} } = z.toJSONSchema(schema) as { properties?: Record<string, object> };
    return Object.entries(properties)
      .filter(([key, value]) => key !== "$schema" && name !== "pictures" && !("title" in value))
      .map(([key]) => `${name}.${key}`);
  });
  expect(untitled).toEqual([]);
});

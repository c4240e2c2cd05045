// Messages and line numbers. The rules are tested in desk/setup/wrong-entries.test.ts.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { type StudioFiles, studioFiles } from "../../studios/schema/files.ts";
import { checkData, checkFile } from "./data.ts";

type Name = keyof StudioFiles;

const textOf = (name: Name) => readFileSync(`studios/second/${name}.json`, "utf8");

/** The file with one value replaced or added, or removed if `undefined`. */
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
  ["business", ["endorsement"], { by: "3M", badge: "Best" }, "“3M” is not among the film makers"],
  ["films", ["groupFilms", "care"], "wf-09", "no film has the code “wf-09”"],
  ["articles", ["own", 0, "description"], "Short.", "has 6 characters: at least 110"],
  ["articles", ["own", 0, "description"], "D".repeat(161), "at most 160"],
  ["articles", ["own", 0, "related"], ["service-areas"], "at least 3"],
])("%s.json with %j = %j is refused with reason and line number", (name, path, value, words) => {
  const text = changed(name, path, value);
  const problems = checkFile("a.json", text, studioFiles[name]);
  const problem = problems.find((one) => one.problem.includes(words));
  expect(problem, JSON.stringify(problems)).toBeDefined();
  const line = text.split("\n")[(problem?.line ?? 0) - 1];
  if (problem?.field === path.join(".")) expect(line).toContain(`"${path.at(-1)}"`);
});

const lunch = [
  { days: ["Monday"], opens: "00:00", closes: "12:00" },
  { days: ["Monday"], opens: "12:00", closes: "23:59" },
];

test.each<[Name, (string | number)[], unknown]>([
  ["business", ["company"], { number: "SC123456", registeredIn: "x", registeredOffice: "x" }],
  ["business", ["vat"], { number: "XI 123 4567 89 012", pricesInclude: false }],
  ["business", ["vat"], { number: "GB123456789", pricesInclude: false }],
  ["business", ["address", "postcode"], "EC1A 1BB"],
  ["business", ["address", "postcode"], "M1 1AE"],
  // Ten digits, as in Brampton.
  ["business", ["phone"], "016977 2345"],
  ["business", ["email"], "jo+wraps@mail.aire-wraps.co.uk"],
  ["business", ["openingHours"], lunch],
  ["business", ["openingHours"], lunch.toReversed()],
  ["prices", ["guidePrices", "full", "medium"], 1980],
  ["look", ["colours", "onSignal"], "#06120D"],
  ["evidence", ["evidence", 0], { claim: "fleets", acceptedBy: "Jo", on: "2028-02-29" }],
])("%s.json with %j = %j has no problem", (name, path, value) => {
  expect(checkFile("a.json", changed(name, path, value), studioFiles[name])).toEqual([]);
});

test("every top-level field outside pictures.json has a title, which labels it in forms", () => {
  const untitled = Object.entries(studioFiles).flatMap(([name, schema]) => {
    const { properties = {} } = z.toJSONSchema(schema) as { properties?: Record<string, object> };
    return Object.entries(properties)
      .filter(([key, value]) => key !== "$schema" && name !== "pictures" && !("title" in value))
      .map(([key]) => `${name}.${key}`);
  });
  expect(untitled).toEqual([]);
});

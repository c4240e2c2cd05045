import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { checkData } from "./data.ts";
import { findLeftovers, isWork } from "./leftovers.ts";
import { checkStudio } from "./studio.ts";

const folder = "studios/second";
const read = (name: string) => readFileSync(`${folder}/${name}.json`, "utf8");
const filesOf = (studio: string) => checkData(process.cwd(), studio).files as StudioFiles;
const demonstration = filesOf("studios/demonstration");

/** The second studio's data with a value set at each path: "+" appends to a list, `undefined` deletes. */
function changed(...changes: (readonly [path: string, value: unknown])[]): StudioFiles {
  const files = structuredClone(filesOf(folder));
  for (const [path, value] of changes) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    // biome-ignore lint/suspicious/noExplicitAny: any value of any file
    const parent = keys.reduce((inner: any, key) => inner[key], files);
    if (last === "+") parent.push(value);
    else if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return files;
}

const now = new Date("2027-01-15T12:00:00Z");
const matching = "can-you-match-colour-code-or-custom-design";
const tradeArticles = ["car-roof-wrap-cost-uk", matching, "vehicle-wrap-design"]
  .concat("will-a-wrap-damage-my-paintwork", "how-long-will-my-car-wrap-last-uk")
  .concat("wrap-panel-repair-or-replace", "service-areas");
const cards = { "/": { picture: "hero-wf-01" } };

describe("the check across a studio's files", () => {
  const problemsOf = (...changes: Parameters<typeof changed>) =>
    checkStudio({ folder, files: changed(...changes), read, now }, { tradeArticles, cards });
  const van = { id: "van", title: "Van", description: "A van.", alt: "A van" };

  test("finds no problem in the second studio", () => {
    expect(problemsOf()).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["articles.own.0.slug", "car-roof-wrap-cost-uk", "two articles are called “car-roof-wrap-cost"],
    ["articles.own.0.related.+", "waxing", "no other article is called “waxing”"],
    ["articles.formerAddresses.+", { from: "service-areas", to: "x" }, "is a page of the site"],
    [
      "articles.formerAddresses.+",
      { from: "old", to: matching },
      `no article is called “${matching}”`,
    ],
    ["pictures.pictures.hero-wf-01", undefined, "the car in the first film"],
    ["portfolio.projects.+", van, "there is no picture “portfolio-van”"],
    ["picture-words.words.hero-wf-01", undefined, "behind a link preview has no description"],
    ["evidence.evidence.0.on", "2027-01-16", "2027-01-16 is in the future"],
    ["bookings.recorded.+", { bookedOn: "2027-01-01", consentOn: "2027-01-16" }, "in the future"],
    ["articles.own.0.related.+", "how-to-wash-a-wrap", "no other article is called"],
  ])("reports %s changed to %j, with a line and a remedy", (path, value, words) => {
    const [problem, ...others] = problemsOf([path, value]);
    expect(others).toEqual([]);
    expect(problem?.problem).toContain(words);
    expect([problem?.file.startsWith(folder), (problem?.line ?? 0) > 0]).toEqual([true, true]);
    expect(problem?.mend).toMatch(/\w{3}/);
  });
});

describe("a leftover of the demonstration", () => {
  const photos = Object.keys(filesOf(folder).pictures.pictures).map(
    (name) => [`pictures.pictures.${name}.from`, "photo"] as const,
  );
  const problemsOf = (change: Parameters<typeof changed>, accepted: string[] = []) => {
    const files = changed(...photos, ...change);
    return findLeftovers({ folder, files, demonstration, read, accepted }).filter(
      ({ problem }) => !problem.includes("is reserved for fiction"),
    );
  };
  const { alts, words } = demonstration["picture-words"];
  const van = { id: "van", title: "Colour-flip coupé", description: "A van.", alt: "A van" };

  test("is not found in another studio with its own photos", () => {
    expect(problemsOf([["pictures.pictures.film-curl.from", undefined]])).toEqual([]);
  });

  test("can be a picture that seems to show a business's own work, but not a picture of the trade in general", () => {
    const names = Object.keys(demonstration.pictures.pictures).filter(isWork);
    expect(names.filter((name) => !/^hero-/.test(name)).join(" ")).toBe(
      "car-default car-hatch portfolio-coupe portfolio-flip portfolio-van service-fleet service-roof testimonial-petrol testimonial-van workshop",
    );
  });

  const { name, shortName, legalName, operator, address, phone } = demonstration.business;
  test.each([name, shortName, legalName, operator?.name, address.street, address.postcode, phone])(
    "is found in a sentence with %s",
    (word) => {
      expect(problemsOf([["areas.intro", `We are ${word}.`]])).toHaveLength(1);
    },
  );

  test.each<[string, unknown, string, string]>([
    ["films.films.1.name", "Ship Canal", "films.1.name", "“Ship Canal” is the demonstration’s"],
    [
      "reviews.reviews.+",
      {
        id: "van",
        name: "Priya Nair",
        role: "Van",
        content: "On the day.",
        rating: 5,
        alt: "A van",
      },
      "reviews.0.name",
      "“Priya Nair” is the demonstration’s",
    ],
    ["portfolio.projects.+", van, "projects.0.title", "“Colour-flip coupé” is the demonstration’s"],
    ["pictures.pictures.workshop.from", undefined, "workshop", "picture is the demonstration’s"],
    ["picture-words.alts.workshop", alts.workshop, "alts.workshop", "the demonstration’s"],
    ["picture-words.words.film-curl", words["film-curl"], "words.film-curl", "the demonstration’s"],
  ])("is found in %s as %j", (path, value, field, problem) => {
    expect(problemsOf([[path, value]])).toMatchObject([
      { field, problem: expect.stringContaining(problem) },
    ]);
  });

  test("is not reported if the business accepts the value or picture as its own", () => {
    const change: Parameters<typeof changed> = [
      ["films.films.1.name", "Ship Canal"],
      ["pictures.pictures.workshop.from", undefined],
    ];
    expect(problemsOf(change, ["Ship Canal", "workshop"])).toEqual([]);
  });
});

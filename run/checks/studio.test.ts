import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { StudioFiles } from "../../studios/schema/files.ts";
import { checkData } from "./data.ts";
import { findUnknownEvidence, findUnprovenClaims } from "./evidence.ts";
import { findLeftovers } from "./leftovers.ts";
import { checkStudio } from "./studio.ts";

const folder = "studios/second";
const read = (name: string) => readFileSync(`${folder}/${name}.json`, "utf8");
const filesOf = (studio: string) => checkData(process.cwd(), studio).files as StudioFiles;
const demonstration = filesOf("studios/demonstration");

/** The second studio's data after a change. */
function changed(change: (files: StudioFiles) => unknown): StudioFiles {
  const files = structuredClone(filesOf(folder));
  change(files);
  return files;
}

const now = new Date("2027-01-15T12:00:00Z");
const tradeArticles = ["car-roof-wrap-cost-uk", "tesla-model-3-wrap-cost-uk", "vehicle-wrap-design"]
  .concat("will-a-wrap-damage-my-paintwork", "how-long-will-my-car-wrap-last-uk")
  .concat("wrap-panel-repair-or-replace", "service-areas");
const cards = { "/": { picture: "hero-wf-01" } };

describe("between the files of a studio", () => {
  const problemsOf = (change: (files: StudioFiles) => unknown) =>
    checkStudio({ folder, files: changed(change), read, now }, { tradeArticles, cards });

  test("nothing is wrong with the second studio", () => {
    expect(problemsOf(() => {})).toEqual([]);
  });

  test.each<[string, (files: StudioFiles) => unknown, string]>([
    [
      "an article left out that there is not",
      ({ articles }) => articles.leftOut.push("car-roof-wrap-cost"),
      "no article is called “car-roof-wrap-cost”",
    ],
    [
      "an article left out twice",
      ({ articles }) => articles.leftOut.push("vehicle-wrap-design"),
      "“vehicle-wrap-design” is left out twice",
    ],
    [
      "an own article at the address of another",
      ({ articles: { own } }) => Object.assign(own[0] ?? {}, { slug: "car-roof-wrap-cost-uk" }),
      "two articles are called “car-roof-wrap-cost-uk”",
    ],
    [
      "a related article that there is not",
      ({ articles: { own } }) => own[0]?.related.push("waxing"),
      "“waxing” is not another article",
    ],
    [
      "a former address of an article that is there",
      ({ articles }) => articles.formerAddresses.push({ from: "service-areas", to: "x" }),
      "/faq/service-areas is a page of the site",
    ],
    [
      "a former address that leads nowhere",
      ({ articles }) =>
        articles.formerAddresses.push({ from: "old", to: "tesla-model-3-wrap-cost-uk" }),
      "no article is called “tesla-model-3-wrap-cost-uk”",
    ],
    [
      "no picture of the car in the first film",
      ({ pictures }) => void delete pictures.pictures["hero-wf-01"],
      "the car in the first film",
    ],
    [
      "no picture of a project",
      ({ portfolio: { projects } }) =>
        projects.push({ id: "van", title: "Van", description: "A van.", alt: "A van" }),
      "there is no picture “portfolio-van”",
    ],
    [
      "a link preview whose picture is not described",
      (files) => void delete files["picture-words"].words["hero-wf-01"],
      "nothing says what the picture “hero-wf-01”",
    ],
    [
      "evidence of a day that lies ahead",
      ({ evidence: { evidence } }) => Object.assign(evidence[0] ?? {}, { on: "2027-01-16" }),
      "2027-01-16 lies ahead",
    ],
  ])("%s is a problem with a line and a mend", (_, change, words) => {
    const [problem, ...others] = problemsOf(change);
    expect(others).toEqual([]);
    expect(problem?.problem).toContain(words);
    expect([problem?.file.startsWith(folder), (problem?.line ?? 0) > 0]).toEqual([true, true]);
    expect(problem?.mend).toMatch(/\w{3}/);
  });
});

describe("of the demonstration", () => {
  const problemsOf = (change: (files: StudioFiles) => unknown, accepted: string[] = []) =>
    findLeftovers({ folder, files: changed(change), demonstration, read, accepted }).filter(
      ({ problem }) => !problem.includes("is reserved for fiction"),
    );
  const asPhotos = ({ pictures }: StudioFiles) => {
    for (const picture of Object.values(pictures.pictures)) picture.from = "photo";
  };

  test("nothing is left in another studio with its own photos", () => {
    expect(problemsOf(asPhotos)).toEqual([]);
  });

  test.each<[string, (files: StudioFiles) => unknown, string, string]>([
    [
      "a film",
      ({ films: { films } }) => Object.assign(films[1] ?? {}, { name: "Ship Canal" }),
      "films.1.name",
      "“Ship Canal” is the demonstration’s",
    ],
    [
      "its name inside another text",
      ({ areas }) => Object.assign(areas, { intro: "Irwell comes to you." }),
      "intro",
      "names the demonstration’s “Irwell”",
    ],
    [
      "a review by its customer",
      ({ reviews: { reviews } }) =>
        reviews.push({
          id: "van",
          name: "Priya Nair",
          role: "Van, Eaton",
          content: "On the day.",
          rating: 5,
          alt: "A van",
        }),
      "reviews.0.name",
      "“Priya Nair” is the demonstration’s",
    ],
    [
      "a picture that is not a photo",
      ({ pictures }) => void delete pictures.pictures.workshop?.from,
      "workshop",
      "the picture is the demonstration’s",
    ],
    [
      "the description of a picture beside the business's own photo",
      (files) =>
        Object.assign(files["picture-words"].alts, {
          workshop: demonstration["picture-words"].alts.workshop,
        }),
      "alts.workshop",
      "describes the demonstration’s picture",
    ],
    [
      "the words on a link preview beside the business's own photo",
      (files) =>
        Object.assign(files["picture-words"].words, {
          "hero-grey": demonstration["picture-words"].words["hero-grey"],
        }),
      "words.hero-grey",
      "describes the demonstration’s picture",
    ],
  ])("%s is found", (_, change, field, words) => {
    const problems = problemsOf((files) => {
      asPhotos(files);
      change(files);
    });
    expect(problems).toMatchObject([{ field, problem: expect.stringContaining(words) }]);
  });

  test("what the business says is its own is not a leftover", () => {
    const change = (files: StudioFiles) => {
      asPhotos(files);
      Object.assign(files.films.films[1] ?? {}, { name: "Ship Canal" });
      delete files.pictures.pictures.workshop?.from;
    };
    expect(problemsOf(change, ["Ship Canal", "workshop"])).toEqual([]);
  });

  test("a number, domain or address that is reserved for fiction is found", () => {
    const files = changed(({ business }) => Object.assign(business, { email: "jo@aire.co.uk" }));
    const problems = findLeftovers({ folder, files, demonstration, read, accepted: [] });
    expect(problems.filter(({ field }) => field === "email")).toEqual([]);
    expect(problems).toContainEqual(
      expect.objectContaining({
        field: "phone",
        problem: "“01632 960 184” is reserved for fiction",
      }),
    );
  });
});

describe("a claim", () => {
  const claim = { claim: "Certified", shownOn: { "/": "certified" }, evidenceNeeded: "Papers." };
  const claims = [
    { id: "installers", ...claim },
    { id: "fleets", ...claim },
  ];
  const held = (name: string) => ({ claim: name, held: "Folder 3", on: "2027-01-01" });
  const given = (...names: string[]) => {
    const evidence = names.map(held);
    return { folder, claims, evidence, text: JSON.stringify({ evidence }, null, 2) };
  };

  test("without evidence is open, by its own name alone", () => {
    expect(findUnprovenClaims(given("installers"))).toMatchObject([
      {
        file: `${folder}/evidence.json`,
        field: "fleets",
        mend: expect.stringContaining("Papers."),
      },
    ]);
  });

  test("that the site does not make has no evidence, but for what is accepted of the demonstration", () => {
    const unknown = findUnknownEvidence(
      given("instalers", "Bolton", "fleets"),
      (name) => name === "Bolton",
    );
    expect(unknown).toMatchObject([{ line: 4, problem: expect.stringContaining("“instalers”") }]);
  });
});

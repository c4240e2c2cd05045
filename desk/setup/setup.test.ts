// The set-up through its server: what is entered wrongly is told beside its field, kept, and never published.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { createGuard, root } from "#desk/web/guard.ts";
import { createTestFolder } from "#tests/support/test-site.ts";
import { openSetup } from "./app.ts";
import { findSection } from "./sections.ts";
import { openStudioStore } from "./studio-store.ts";

type Content = Record<string, unknown>;
type Answer = {
  data: Content;
  problems: { field: string; problem: string; mend?: string }[];
  state: string;
  canUndo: boolean;
};
type Setup = Awaited<ReturnType<typeof enter>>;

const host = { Host: "127.0.0.1:4300" };
const headers = { ...host, "Content-Type": "application/json", Origin: "http://127.0.0.1:4300" };
const second = (file: string) => JSON.parse(readFileSync(`studios/second/${file}.json`, "utf8"));

async function enter(studio: string) {
  const guard = createGuard();
  const errors: string[] = [];
  const handle = openSetup({
    guard,
    store: openStudioStore(studio, () => new Date("2027-03-01T12:00:00Z")),
    assets: new Map(),
    preview: () => undefined,
    printError: (text) => errors.push(text),
  });
  const at = (path: string) => new URL(path, "http://127.0.0.1:4300");
  const entered = await handle(new Request(at(guard.entrance), { headers: host }));
  const cookie = entered.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const ask = (path: string, init: RequestInit = {}) =>
    handle(new Request(at(root + path), { ...init, headers: { ...headers, Cookie: cookie } }));
  return {
    studio,
    handle,
    errors,
    ask,
    read: async (id: string): Promise<Answer> => (await ask(`/sections/${id}`)).json(),
    save: async (id: string, data: unknown): Promise<Answer> =>
      (await ask(`/sections/${id}`, { method: "PUT", body: JSON.stringify(data) })).json(),
    undo: async (id: string): Promise<Answer> =>
      (await ask(`/sections/${id}/undo`, { method: "POST" })).json(),
    published: (file: string) => readFileSync(join(studio, `${file}.json`), "utf8"),
  };
}

/** The second studio's entries of the section, with one of them changed or, where `undefined`, missing. */
function fillIn(id: string, path: readonly (string | number)[], value: unknown): Content {
  const { file = id, fields } = findSection(id) ?? {};
  const { $schema: _, ...whole } = second(file);
  const data = Object.fromEntries(
    Object.entries(whole).filter(([key]) => fields?.includes(key) ?? true),
  );
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as Content, data as Content);
  if (path.length > 0) parent[path.at(-1) ?? ""] = value;
  return data;
}

let setup: Setup;
beforeEach(async () => {
  setup = await enter(join(await createTestFolder(), "studio"));
});

const film = { code: "wf-01", name: "Harbour", finish: "gloss", colours: ["#123456"] };
const booking = { name: "Ann", pronoun: "her", area: "Leith", car: "VW Golf" };

test.each<[string, (string | number)[], unknown, string]>([
  ["business", ["name"], undefined, "is missing"],
  ["business", ["name"], "N".repeat(60), "has 60 characters: 36 is the limit"],
  ["business", ["name"], "Harbour Wraps 🚗", "emoji"],
  ["business", ["name"], "<b>Harbour</b>", "HTML"],
  ["business", ["name"], "Jo's Wraps", "straight apostrophe"],
  ["business", ["phone"], "0117 496 014", "a digit too many or too few"],
  ["business", ["email"], "jo@harbour", "is not an email address"],
  ["business", ["address", "postcode"], "BS16XX", "is not a postcode"],
  ["business", ["filmMakers"], [], "the list is empty"],
  ["hours", ["openingHours"], [], "the list is empty"],
  ["hours", ["openingHours", 0, "opens"], "8am", "is not a time of day"],
  ["hours", ["openingHours", 0, "closes"], "05:00", "closes at 05:00"],
  ["hours", ["openingHours", 0, "days"], [], "the list is empty"],
  ["prices", ["guidePrices", "full", "small"], "£1,890", "a number"],
  ["prices", ["guidePrices", "full", "small"], 0, "1 is the least"],
  ["prices", ["panel", "to"], 1, "the range goes from"],
  ["times", ["fullColourChange", "to"], 0, "1 is the least"],
  ["warranty", ["wrapWarranty"], 0, "1 is the least"],
  ["films", ["films"], [], "the list is empty"],
  ["films", ["films"], [film, film], "two films have the code"],
  ["films", ["films", 0, "code"], "WF 1", "is not a film code"],
  ["films", ["films", 0, "colours"], ["teal"], "is not a colour"],
  ["areas", ["parts"], [], "the list is empty"],
  ["areas", ["title"], "T".repeat(61), "60 is the limit"],
  ["look", ["colours", "onSignal"], "#ffffff", "cannot be read"],
  ["bookings", ["source"], "none", "is not one of"],
  [
    "bookings",
    ["recorded"],
    [{ ...booking, bookedOn: "2028-01-01", consentOn: "2027-01-01" }],
    "lies ahead",
  ],
  ["evidence", ["evidence"], [{ claim: "installers", on: "2027-02-30" }], "is not a date"],
])(
  "%s with %j as %j: told beside its field, kept, not published",
  async (id, path, value, words) => {
    const file = findSection(id)?.file ?? id;
    const before = setup.published(file);
    const { problems, data, state } = await setup.save(id, fillIn(id, path, value));
    const found = problems.find(({ problem }) => problem.includes(words));
    expect(found, JSON.stringify(problems)).toBeDefined();
    expect(found?.field.startsWith(String(path[0]))).toBe(true);
    expect(state).toBe("to correct");
    expect(JSON.stringify(problems)).not.toMatch(/Error|node_modules|\.ts:/);
    expect(setup.published(file)).toBe(before);
    expect(setup.errors).toEqual([]);
    const again = await enter(setup.studio);
    expect((await again.read(id)).data).toEqual(data);
  },
);

async function paint(background: string, width = 2400, height = 1350): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
const full = "?x=0&y=0&width=1&height=1";

test.each<[string, string, () => Promise<Buffer> | Uint8Array, string]>([
  ["no file", `hero-grey${full}`, () => new Uint8Array(), "cannot be read as a picture"],
  ["a text", `hero-grey${full}`, () => Buffer.from("<svg>"), "cannot be read as a picture"],
  ["a small photo", `workshop${full}`, () => paint("#111111", 600, 400), "is too small"],
  ["a small part", "workshop?x=0&y=0&width=.2&height=.2", () => paint("#111111"), "is too small"],
  ["a white photo", `hero-grey${full}`, () => paint("#ffffff"), "too bright where the words"],
  ["an unknown place", `sofa${full}`, () => paint("#111111"), "There is no place"],
])("%s as a photo is refused in words, and changes nothing", async (_, address, file, words) => {
  const before = setup.published("pictures");
  const init = { method: "PUT", body: (await file()) as BodyInit };
  const answer = await setup.ask(`/photos/${address}`, init);
  expect(answer.status).toBe(422);
  const { message } = (await answer.json()) as { message: string };
  expect(message).toContain(words);
  expect(message).not.toMatch(/\/tmp|\.ts/);
  expect(setup.published("pictures")).toBe(before);
});

test("the part of a photo that was framed is what the site shows", async () => {
  const left = await paint("#101010");
  const both = await sharp(await paint("#ffffff", 4800, 1350))
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const crop = "?x=0&y=0&width=.5&height=1";
  const answer = await setup.ask(`/photos/hero-grey${crop}`, {
    method: "PUT",
    body: both as BodyInit,
  });
  expect(answer.status).toBe(200);
  const { pictures } = JSON.parse(setup.published("pictures"));
  expect(pictures["hero-grey"]).toMatchObject({ width: 2400, height: 1350, from: "photo" });
  const shown = await sharp(join(setup.studio, "public", pictures["hero-grey"].fallback)).stats();
  expect(shown.channels[0]?.mean).toBeLessThan(20);
});

test("a section that is right is published, and its change can be taken back", async () => {
  const before = setup.published("times");
  const { state, problems } = await setup.save("times", fillIn("times", [], undefined));
  expect([state, problems]).toEqual(["done", []]);
  expect(JSON.parse(setup.published("times"))).toEqual(second("times"));
  await setup.undo("times");
  expect(JSON.parse(setup.published("times"))).toEqual(JSON.parse(before));
});

test("a file waits for all sections of it", async () => {
  const before = setup.published("business");
  await setup.save("business", fillIn("business", [], undefined));
  expect(setup.published("business")).toBe(before);
  await setup.save("hours", fillIn("hours", [], undefined));
  await setup.save("claims", fillIn("claims", [], undefined));
  expect(JSON.parse(setup.published("business"))).toEqual({
    ...second("business"),
    demonstration: false,
  });
});

test("six other films take the place of the demonstration's, whose car stands in for the first", async () => {
  const films = [1, 2, 3, 4, 5, 6].map((number) => ({ ...film, code: `hw-0${number}` }));
  expect((await setup.save("films", { films })).state).toBe("done");
  const { groupFilms } = JSON.parse(setup.published("films"));
  expect(Object.values(groupFilms)).toEqual(["hw-01", "hw-02", "hw-03", "hw-04"]);
  const { pictures } = JSON.parse(setup.published("pictures"));
  const heroes = Object.keys(pictures).filter((name) => name.startsWith("hero-"));
  expect(heroes).toEqual(["hero-grey", "hero-hw-01"]);
  expect(existsSync(join(setup.studio, "public", pictures["hero-hw-01"].fallback))).toBe(true);
  const files = readdirSync(join(setup.studio, "public/pictures"));
  const unseen = files.filter((name) => !setup.published("pictures").includes(name));
  expect(unseen.filter((name) => name.startsWith("hero-"))).toEqual([]);
});

test("a damaged file and a damaged draft leave the section to be filled in", async () => {
  writeFileSync(join(setup.studio, "prices.json"), '{ "panel": ');
  const { state, data } = await setup.read("prices");
  expect([state, data]).toEqual(["to do", {}]);
  await setup.save("times", {});
  writeFileSync(join(setup.studio, ".setup/times.json"), "");
  expect((await setup.read("times")).state).toBe("done");
});

test("nothing is invented before the owner has entered anything", () => {
  expect(JSON.parse(setup.published("reviews")).reviews).toEqual([]);
  expect(JSON.parse(setup.published("portfolio")).projects).toEqual([]);
  expect(JSON.parse(setup.published("bookings")).source).toBe("off");
});

test("without the session nobody reads or writes", async () => {
  const outside = new Request(`http://127.0.0.1:4300${root}/sections/business`, { headers });
  expect((await setup.handle(outside)).status).toBe(401);
});

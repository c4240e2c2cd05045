// The set-up through its HTTP app: valid entries are published, and changes can be undone.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { enterSetup, fillIn, readStudioFile, type TestSetup } from "#tests/support/test-setup.ts";

let setup: TestSetup;
beforeEach(async () => {
  setup = await enterSetup();
});

const film = { name: "Harbour", finish: "gloss", colours: ["#123456"] };

/** White, except for the part at `left` and `top`, which is dark; 4 MB, as a camera's photo. */
async function paint(left: number, top: number, width: number, height: number): Promise<Buffer> {
  const white = { width: 1600, height: 900, channels: 3, background: "#ffffff" } as const;
  const dark = { ...white, width, height, background: "#101010" };
  return sharp({ create: white })
    .composite([{ input: { create: dark }, left, top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

test("an uploaded photo is cropped to the part in the frame, and is no longer missing", async () => {
  const { missingPhotos: before } = await setup.progress();
  const body = (await paint(600, 350, 800, 450)) as BodyInit;
  const crop = `x=${600 / 1600}&y=${350 / 900}&width=.5&height=.5`;
  expect((await setup.ask(`/photos/hero-grey?${crop}`, { method: "PUT", body })).status).toBe(200);
  const { pictures } = JSON.parse(setup.published("pictures"));
  expect(pictures["hero-grey"]).toMatchObject({ width: 800, height: 450, from: "photo" });
  const shown = await sharp(join(setup.studio, "public", pictures["hero-grey"].fallback)).stats();
  expect(shown.channels[0]?.max).toBeLessThan(30);
  const { missingPhotos, sections } = await setup.progress();
  expect(missingPhotos).toBe(before - 1);
  expect(sections.map(({ state }) => state)).toEqual(Array(14).fill("to do"));
});

test("a picture's description is published, and an invalid one is explained instead", async () => {
  const describe = async (name: string, alt: string) => {
    const init = { method: "PUT", body: JSON.stringify({ alt }) };
    return (await setup.ask(`/photos/${name}/alt`, init)).json();
  };
  const film = `hero-${readStudioFile("demonstration", "films").films[0].code}`;
  for (const name of ["workshop", film]) expect(await describe(name, "Our bay")).toEqual({});
  expect((await describe("workshop", "<b>Our</b> bay")).problem).toContain("contains HTML");
  const { alts, words } = JSON.parse(setup.published("picture-words"));
  expect([alts.workshop, words[film]]).toEqual(["Our bay", "Our bay"]);
});

test("a valid section is published, and each change can be undone", async () => {
  const before = setup.published("times");
  const { state, problems } = await setup.save("times", fillIn("times"));
  expect([state, problems]).toEqual(["done", []]);
  expect(JSON.parse(setup.published("times"))).toEqual(readStudioFile("second", "times"));
  const changes = [41, 42, 43, 44, 45, 46, 47, 48, 49, 50];
  for (const reportWithin of changes)
    await setup.save("times", { ...fillIn("times"), reportWithin });
  for (const reportWithin of changes.toReversed().slice(1))
    expect((await setup.undo("times")).data).toMatchObject({ reportWithin });
  await setup.undo("times");
  await setup.undo("times");
  expect(JSON.parse(setup.published("times"))).toEqual(JSON.parse(before));
});

test.each([
  "times.json",
  ".setup/good/times.json",
  ".setup/saved.json",
  ".setup/history/times/1.json",
])(
  "a change that fails on a full disk while writing %s is explained, changes no file, and can be made again",
  async (file) => {
    const list = () => readdirSync(setup.studio, { recursive: true }).sort();
    mkdirSync(join(setup.studio, ".setup/history/times"), { recursive: true });
    const before = [setup.published("times"), list()];
    symlinkSync("/dev/full", join(setup.studio, `${file}.part`));
    const body = JSON.stringify(fillIn("times"));
    const refused = await setup.ask("/sections/times", { method: "PUT", body });
    expect(refused.status).toBe(500);
    expect((await refused.json()).message).toContain("the disk is full. Nothing was changed.");
    expect(setup.errors).toEqual([]);
    expect([setup.published("times"), list()]).toEqual(before);
    expect(await setup.read("times")).toMatchObject({ state: "to do", canUndo: false });
    expect((await setup.save("times", fillIn("times"))).state).toBe("done");
  },
);

test("a file is published only once all its sections are valid", async () => {
  const before = setup.published("business");
  const { waitsFor } = await setup.save("business", fillIn("business"));
  expect(waitsFor).toEqual(["Opening hours"]);
  expect(setup.published("business")).toBe(before);
  expect((await setup.save("hours", fillIn("hours"))).waitsFor).toEqual([]);
  await setup.save("claims", fillIn("claims"));
  expect(JSON.parse(setup.published("business"))).toEqual({
    ...readStudioFile("second", "business"),
    demonstration: false,
  });
});

test("new films replace the demonstration's: the first has a demonstration picture until a photo replaces it, and the photo outlives its film", async () => {
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
  // Dark where the text goes.
  const body = (await paint(0, 0, 600, 900)) as BodyInit;
  const answer = await setup.ask("/photos/hero-hw-01?x=0&y=0&width=1&height=1", {
    method: "PUT",
    body,
  });
  expect(await answer.json()).toEqual({});
  expect(existsSync(join(setup.studio, "public", pictures["hero-hw-01"].fallback))).toBe(false);
  expect((await setup.save("films", { films: films.slice(1) })).state).toBe("done");
  const own = JSON.parse(setup.published("pictures")).pictures["hero-hw-01"];
  expect(existsSync(join(setup.studio, "public", own?.fallback ?? "removed"))).toBe(true);
});

test("a file broken by a manual edit is reported with the line of the mistake, and its last good version is restored", async () => {
  await setup.save("prices", fillIn("prices"));
  const good = setup.published("prices");
  writeFileSync(join(setup.studio, "prices.json"), '{\n  "panel": 1\n  "roof": 2\n}\n');
  const again = await enterSetup(setup.studio);
  const { broken } = await again.read("prices");
  expect(broken).toMatchObject({ file: "prices.json", line: 3 });
  expect(broken?.mend).toContain("comma");
  expect((await again.restore("prices")).broken).toBeUndefined();
  expect(again.published("prices")).toBe(good);
});

test("a damaged draft is ignored in favour of the published file", async () => {
  await setup.save("times", {});
  writeFileSync(join(setup.studio, ".setup/times.json"), "");
  expect((await setup.read("times")).state).toBe("done");
});

test("a PNG logo is embedded in the sign, and an SVG is kept unchanged", async () => {
  const png = await paint(0, 0, 800, 900);
  const put = (body: Buffer) => setup.ask("/sign", { method: "PUT", body: body as BodyInit });
  expect((await put(png)).status).toBe(200);
  const sign = () => readFileSync(join(setup.studio, "sign.svg"), "utf8");
  expect(sign()).toMatch(/^<svg [^>]+><image [^>]+data:image\/png/);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9z"/></svg>';
  expect((await put(Buffer.from(svg))).status).toBe(200);
  expect(sign()).toBe(svg);
});

test("a new studio has no invented reviews, projects or bookings", () => {
  expect(JSON.parse(setup.published("reviews")).reviews).toEqual([]);
  expect(JSON.parse(setup.published("portfolio")).projects).toEqual([]);
  expect(JSON.parse(setup.published("bookings")).source).toBe("off");
});

test("a change from a second tab is refused once the first has saved", async () => {
  const { version, data } = await setup.read("times");
  const put = (change: object) =>
    setup.ask("/sections/times", {
      method: "PUT",
      headers: { "If-Match": version },
      body: JSON.stringify({ ...data, ...change }),
    });
  expect((await put({ quickestTurnaround: 4 })).status).toBe(200);
  const second = await put({ reportWithin: 9 });
  expect(second.status).toBe(409);
  expect((await second.json()).message).toContain("changed in another tab");
  const { quickestTurnaround, reportWithin } = JSON.parse(setup.published("times"));
  expect([quickestTurnaround, reportWithin]).toEqual([4, data.reportWithin]);
});

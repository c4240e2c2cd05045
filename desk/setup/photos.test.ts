// Pictures in the set-up: uploads, descriptions, the sign, and the pictures of films.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { root } from "#desk/web/guard.ts";
import {
  type Content,
  enterSetup,
  readStudioFile,
  type TestSetup,
} from "#tests/support/test-setup.ts";

let setup: TestSetup;
beforeEach(async () => {
  setup = await enterSetup();
});

const film = { name: "Harbour", finish: "gloss", colours: ["#123456"] };

/** A white picture with a dark rectangle; nearly 8 MB, like a photo from a camera. */
async function paint(left: number, top: number, width: number, height: number): Promise<Buffer> {
  const white = { width: 1600, height: 1200, channels: 3, background: "#ffffff" } as const;
  const dark = { ...white, width, height, background: "#101010" };
  return sharp({ create: white })
    .composite([{ input: { create: dark }, left, top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

test("an uploaded photo is cropped to the part in the frame, and is no longer missing", async () => {
  const { missingPhotos: before } = await setup.progress();
  const body = (await paint(600, 350, 800, 450)) as BodyInit;
  const crop = `x=${600 / 1600}&y=${350 / 1200}&width=.5&height=.375`;
  expect((await setup.ask(`/photos/hero-grey?${crop}`, { method: "PUT", body })).status).toBe(200);
  const { pictures } = JSON.parse(setup.published("pictures"));
  expect(pictures["hero-grey"]).toMatchObject({ width: 800, height: 450, from: "photo" });
  const shown = await sharp(join(setup.studio, "public", pictures["hero-grey"].fallback)).stats();
  expect(shown.channels[0]?.max).toBeLessThan(30);
  const { missingPhotos, sections } = await setup.progress();
  expect([missingPhotos, setup.changes()]).toEqual([before - 1, 1]);
  expect(sections.map(({ state }) => state)).toEqual(Array(14).fill("to do"));
});

test("a picture's description is published with curly apostrophes, and an invalid description is explained", async () => {
  const describe = async (name: string, alt: string) => {
    const init = { method: "PUT", body: JSON.stringify({ alt }) };
    return (await setup.ask(`/photos/${name}/alt`, init)).json();
  };
  const film = `hero-${readStudioFile("demonstration", "films").films[0].code}`;
  for (const name of ["workshop", film]) expect(await describe(name, "Jo's bay 24/7")).toEqual({});
  expect((await describe("workshop", "<b>Our</b> bay")).problem).toContain("contains HTML");
  const { alts, words } = JSON.parse(setup.published("picture-words"));
  expect([alts.workshop, words[film]]).toEqual(["Jo’s bay 24/7", "Jo’s bay 24/7"]);
  const listed: { name: string; image: string }[] = await (await setup.ask("/photos")).json();
  const [bay, car] = ["workshop", film].map((name) => listed.find((one) => one.name === name));
  const shared = { whose: "the demonstration's", alt: "Jo’s bay 24/7" };
  expect(bay).toMatchObject({ ...shared, where: expect.stringContaining("the workshop in use") });
  expect(car).toMatchObject({ ...shared, words: { left: 0, top: 0, width: 34, height: 100 } });
  const picture = await setup.ask(car?.image.replace(root, "") ?? "");
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect((await setup.ask("/photos/workshop/alt", { method: "PUT", body: "x" })).status).toBe(500);
  expect(setup.errors).toEqual([expect.stringMatching(/^SyntaxError/)]);
});

test("the first of a studio's own films shows a demonstration picture until it has a photo, and the photo stays if the film is removed", async () => {
  const heroes = () =>
    Object.keys(JSON.parse(setup.published("pictures")).pictures).filter((one) =>
      /^hero/.test(one),
    );
  const theirs = readStudioFile("demonstration", "films").films.slice(0, 2);
  await setup.save("films", { films: theirs });
  expect(heroes()).toEqual(
    ["hero-grey", ...theirs.map(({ code }: Content) => `hero-${code}`)].sort(),
  );
  const films = [1, 2, 3, 4, 5, 6].map((number) => ({ ...film, code: `hw-0${number}` }));
  expect((await setup.save("films", { films })).state).toBe("done");
  const { groupFilms } = JSON.parse(setup.published("films"));
  expect(Object.values(groupFilms)).toEqual(["hw-01", "hw-02", "hw-03", "hw-04"]);
  const { pictures } = JSON.parse(setup.published("pictures"));
  expect(heroes()).toEqual(["hero-grey", "hero-hw-01"]);
  const words = () => JSON.parse(setup.published("picture-words")).words;
  expect(words()).toMatchObject({
    "hero-hw-01": "a car in Harbour",
    "film-curl": expect.any(String),
  });
  expect(existsSync(join(setup.studio, "public", pictures["hero-hw-01"].fallback))).toBe(true);
  const files = readdirSync(join(setup.studio, "public/pictures"));
  const unseen = files.filter((name) => !setup.published("pictures").includes(name));
  expect(unseen.filter((name) => name.startsWith("hero-"))).toEqual([]);
  // Dark where the text goes.
  const body = (await paint(0, 0, 280, 1200)) as BodyInit;
  const photo = "/photos/hero-hw-01";
  const answer = await setup.ask(`${photo}?x=0&y=0&width=.5&height=.375`, { method: "PUT", body });
  expect(await answer.json()).toEqual({});
  expect(existsSync(join(setup.studio, "public", pictures["hero-hw-01"].fallback))).toBe(false);
  await setup.ask(`${photo}/alt`, { method: "PUT", body: '{"alt":"our car"}' });
  await setup.save("films", { films: films.slice(0, 5) });
  expect(words()["hero-hw-01"]).toBe("our car");
  expect((await setup.save("films", { films: films.slice(1) })).state).toBe("done");
  const groups = JSON.parse(setup.published("films")).groupFilms;
  expect(Object.values(groups)).toEqual(["hw-02", "hw-02", "hw-03", "hw-04"]);
  await setup.undo("films");
  expect(heroes(), "after the removal of the first film is undone").toEqual([
    "hero-grey",
    "hero-hw-01",
  ]);
  expect(words()["hero-hw-01"]).toBe("our car");
  const own = JSON.parse(setup.published("pictures")).pictures["hero-hw-01"];
  expect(existsSync(join(setup.studio, "public", own?.fallback ?? "removed"))).toBe(true);
});

test("a PNG logo is embedded in the sign, and an SVG is kept unchanged", async () => {
  const create = { width: 90, height: 90, channels: 4, background: "#0000" } as const;
  const light = { create: { ...create, width: 20, height: 20, background: "#fff" } };
  const png = await sharp({ create })
    .composite([{ input: light }])
    .png()
    .toBuffer();
  const { missingPhotos } = await setup.progress();
  const put = (body: Buffer) => setup.ask("/sign", { method: "PUT", body: body as BodyInit });
  expect((await put(png)).status).toBe(200);
  const sign = () => readFileSync(join(setup.studio, "sign.svg"), "utf8");
  expect(sign()).toMatch(
    / viewBox="0 0 28 28"><image width="28" height="28" href="data:image\/png/,
  );
  expect((await setup.progress()).missingPhotos).toBe(missingPhotos - 1);
  expect((await (await setup.ask("/photos")).json())[0]).toMatchObject({ whose: "yours" });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9z"/></svg>';
  expect((await put(Buffer.from(svg))).status).toBe(200);
  expect([sign(), setup.changes()]).toEqual([svg, 2]);
});

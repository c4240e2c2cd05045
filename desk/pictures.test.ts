import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { films } from "#studio/films.ts";
import type { Desk } from "./command.ts";

const disk = vi.hoisted(() => ({
  listPictures: vi.fn(),
  listUnused: vi.fn(),
  removePicture: vi.fn(),
  putPicture: vi.fn(),
}));
vi.mock("./pictures/list.ts", () => disk);
vi.mock("./pictures/put.ts", async (original) => ({
  ...(await original<object>()),
  putPicture: disk.putPicture,
}));

let commands: typeof import("./pictures.ts");
// Test files share their modules: the commands with their stand-ins are this file's alone.
beforeAll(async () => {
  vi.resetModules();
  commands = await import("./pictures.ts");
});
afterAll(() => vi.resetModules());

const size = { width: 1600, height: 900 };
const curl = { name: "film-curl", where: "benefits", ...size, whose: "of the trade" };
const hero = { name: "hero-x", where: "top", ...size, whose: "the demonstration's" };
beforeEach(() => {
  vi.resetAllMocks();
  disk.listPictures.mockReturnValue([curl, hero]);
  disk.listUnused.mockReturnValue([]);
});

async function run(
  name: "picturesCommand" | "pictureCommand",
  values: Record<string, string | boolean> = {},
  words: string[] = [],
) {
  const printed: string[] = [];
  const desk = { print: (text: string) => printed.push(text) };
  await commands[name].run(desk as unknown as Desk, values, words);
  return printed.join("");
}

test("pictures are listed with whose they are, and what is left to replace and to take out", async () => {
  disk.listUnused.mockReturnValue(["hero-x"]);
  const out = await run("picturesCommand");
  expect(out).toMatch(/^Name +Place +Size +Whose\n/);
  expect(out).toMatch(/^film-curl +benefits +1600 × 900 +of the trade$/m);
  expect(out).toMatch(
    /^hero-x +nowhere: no film of the deck +1600 × 900 +the demonstration's\n1 are the demonstration's\. To put yours there: npm run desk -- picture NAME photo\.jpg\n1 show the car in films that are not on the deck\. To take them out: npm run desk -- pictures --remove-unused\n$/m,
  );
  expect(disk.removePicture).not.toHaveBeenCalled();
});

test("where every picture is the studio's own and shown, nothing is left", async () => {
  disk.listPictures.mockReturnValue([curl]);
  expect(await run("picturesCommand")).toMatch(/of the trade\nNone is the demonstration's\.\n$/);
});

test("pictures --remove-unused takes out what no film asks for, and nothing else", async () => {
  expect(await run("picturesCommand", { "remove-unused": true })).toBe("Removed: none\n");
  disk.listUnused.mockReturnValue(["hero-x", "hero-y"]);
  expect(await run("picturesCommand", { "remove-unused": true })).toBe("Removed: hero-x, hero-y\n");
  expect(disk.removePicture.mock.calls.map(([, name]) => name)).toEqual(["hero-x", "hero-y"]);
});

test.each([
  ["higher than its place", { width: 1200, height: 1800 }, { width: 1200, height: 900 }],
  ["wider than its place", { width: 1600, height: 900 }, { width: 1200, height: 900 }],
])("a photo that is %s says which part was kept", async (_, from, kept) => {
  const place = { where: "landing page, services", described: "picture-words.ts" };
  disk.putPicture.mockResolvedValue({ from, kept, written: kept, place });
  const out = await run("pictureCommand", { keep: "bottom" }, ["film-curl", "photo.jpg"]);
  expect(out.split("\n")).toEqual([
    "film-curl: 1200 × 900, for the landing page, services.",
    `Of ${from.width} × ${from.height} the part at the bottom is kept (1200 × 900); --keep says which.`,
    expect.stringMatching(/^Say what it shows.*[\\/]?picture-words\.ts\. Look at it: npm start$/),
    "",
  ]);
});

test("a photo may stand in for each picture there is and each film's, in the middle unless told", async () => {
  const place = { where: "top", described: "picture-words.ts" };
  disk.putPicture.mockResolvedValue({ from: size, kept: size, written: size, place });
  const out = await run("pictureCommand", {}, ["hero-x", "photo.jpg"]);
  expect(out).toMatch(/^hero-x: 1600 × 900, for the top\.\nSay what/);
  expect(disk.putPicture).toHaveBeenCalledWith({
    name: "hero-x",
    photo: "photo.jpg",
    part: "centre",
    studio: expect.any(String),
    names: ["film-curl", "hero-x", ...films.map(({ code }) => `hero-${code}`)],
  });
});

test("another part than there is is refused, and nothing is put anywhere", async () => {
  await expect(run("pictureCommand", { keep: "middle" }, ["hero-x", "a.jpg"])).rejects.toThrow(
    "--keep must be one of centre, top, bottom, left, right.",
  );
  expect(disk.putPicture).not.toHaveBeenCalled();
});

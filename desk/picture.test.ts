import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { films } from "#studio/films.ts";
import type { Desk } from "./desk.ts";

const putPicture = vi.hoisted(() => vi.fn());
vi.mock("./pictures/list.ts", () => ({
  listPictures: () => [{ name: "film-curl" }, { name: "hero-x" }],
}));
vi.mock("./pictures/put.ts", async (original) => ({ ...(await original<object>()), putPicture }));

let { pictureCommand } = {} as typeof import("./picture.ts");
// Test files share their modules: the command with its stand-ins is this file's alone.
beforeAll(async () => {
  vi.resetModules();
  ({ pictureCommand } = await import("./picture.ts"));
});
afterAll(() => vi.resetModules());

const size = { width: 1600, height: 900 };
beforeEach(() => void putPicture.mockReset());

async function run(values: Record<string, string>, words: string[]) {
  const printed: string[] = [];
  const desk = { print: (text: string) => printed.push(text) };
  await pictureCommand.perform(desk as unknown as Desk, words, values);
  return printed.join("");
}

test.each([
  ["higher than its place", { width: 1200, height: 1800 }, { width: 1200, height: 900 }],
  ["wider than its place", { width: 1600, height: 900 }, { width: 1200, height: 900 }],
])("a photo that is %s says which part was kept", async (_, from, kept) => {
  const place = { where: "landing page, services", described: "picture-words.json" };
  putPicture.mockResolvedValue({ from, kept, written: kept, place });
  const out = await run({ keep: "bottom" }, ["film-curl", "photo.jpg"]);
  expect(out.split("\n")).toEqual([
    "film-curl: 1200 × 900, for the landing page, services.",
    `Of ${from.width} × ${from.height} the part at the bottom is kept (1200 × 900); --keep says which.`,
    expect.stringMatching(/^Say what it shows.*[\\/]?picture-words\.json\. Look at it: npm start$/),
    "",
  ]);
});

test("a photo may stand in for each picture there is and each film's, in the middle unless told", async () => {
  const place = { where: "top", described: "picture-words.json" };
  putPicture.mockResolvedValue({ from: size, kept: size, written: size, place });
  const out = await run({}, ["hero-x", "photo.jpg"]);
  expect(out).toMatch(/^hero-x: 1600 × 900, for the top\.\nSay what/);
  expect(putPicture).toHaveBeenCalledWith({
    name: "hero-x",
    photo: "photo.jpg",
    part: "centre",
    studio: expect.any(String),
    names: ["film-curl", "hero-x", ...films.map(({ code }) => `hero-${code}`)],
  });
});

test("another part than there is is refused, and nothing is put anywhere", async () => {
  await expect(run({ keep: "middle" }, ["hero-x", "a.jpg"])).rejects.toThrow(
    "--keep must be one of centre, top, bottom, left, right.",
  );
  expect(putPicture).not.toHaveBeenCalled();
});

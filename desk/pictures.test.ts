import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Desk } from "./desk.ts";

const disk = vi.hoisted(() => ({
  listPictures: vi.fn(),
  listUnused: vi.fn(),
  removePicture: vi.fn(),
}));
vi.mock("./pictures/list.ts", () => disk);

let { picturesCommand } = {} as typeof import("./pictures.ts");
// Test files share their modules: the command with its stand-ins is this file's alone.
beforeAll(async () => {
  vi.resetModules();
  ({ picturesCommand } = await import("./pictures.ts"));
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

async function run(values: Record<string, boolean> = {}) {
  const printed: string[] = [];
  const desk = { print: (text: string) => printed.push(text) };
  await picturesCommand.perform(desk as unknown as Desk, [], values);
  return printed.join("");
}

test("pictures are listed with whose they are, and what is left to replace and to take out", async () => {
  disk.listUnused.mockReturnValue(["hero-x"]);
  const out = await run();
  expect(out).toMatch(/^Name +Place +Size +Whose\n/);
  expect(out).toMatch(/^film-curl +benefits +1600 × 900 +of the trade$/m);
  expect(out).toMatch(
    /^hero-x +nowhere: no film in the swatches +1600 × 900 +the demonstration's\n1 are the demonstration's\. To put yours there: npm run desk -- picture NAME photo\.jpg\n1 show the car in films that are not in the swatches\. To take them out: npm run desk -- pictures --remove-unused\n$/m,
  );
  expect(disk.removePicture).not.toHaveBeenCalled();
});

test("where every picture is the studio's own and shown, nothing is left", async () => {
  disk.listPictures.mockReturnValue([curl]);
  expect(await run()).toMatch(/of the trade\nNone is the demonstration's\.\n$/);
});

test("pictures --remove-unused takes out what no film asks for, and nothing else", async () => {
  expect(await run({ "remove-unused": true })).toBe("Removed: none\n");
  disk.listUnused.mockReturnValue(["hero-x", "hero-y"]);
  expect(await run({ "remove-unused": true })).toBe("Removed: hero-x, hero-y\n");
  expect(disk.removePicture.mock.calls.map(([, name]) => name)).toEqual(["hero-x", "hero-y"]);
});

import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { claims } from "#content/claims.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { evidence } from "#studio/evidence.ts";
import { films } from "#studio/films.ts";
import { studio } from "#studio/studio.ts";
import { dist, studioFolder } from "../run/studio-folder.mjs";
import type { Desk } from "./desk.ts";

/** The parts of the check, each tested beside its own code. */
const parts = vi.hoisted(() => ({
  isBuilt: vi.fn(),
  readBuiltSite: vi.fn(),
  readSources: vi.fn(),
  listUnused: vi.fn(),
  listDemonstrations: vi.fn(),
  listOpenToAnyone: vi.fn(),
  findLeftovers: vi.fn(),
  findUnknownEvidence: vi.fn(),
  findUnprovenClaims: vi.fn(),
  findStatements: vi.fn(),
  findOpenSettings: vi.fn(),
  tryMail: vi.fn(),
  tryWebhook: vi.fn(),
  findMachineProblems: vi.fn(),
  findLiveProblems: vi.fn(),
  readCertificateEnd: vi.fn(),
  printAcceptance: vi.fn(),
}));
vi.mock("../run/pages.mjs", () => parts);
vi.mock("#server/permissions.ts", () => parts);
vi.mock("./launch/sources.ts", () => parts);
vi.mock("./launch/leftovers.ts", () => parts);
vi.mock("./launch/claims.ts", () => parts);
vi.mock("./launch/statements.ts", () => parts);
vi.mock("./launch/settings.ts", () => parts);
vi.mock("./launch/machine.ts", () => parts);
vi.mock("./launch/live.ts", () => parts);
vi.mock("./pictures/list.ts", () => parts);
vi.mock("./actions/send-tests.ts", () => parts);

let launchCheckCommand: typeof import("./launch-check.ts").launchCheckCommand;
let DeskError: typeof import("./desk.ts").DeskError;
// Test files share their modules: the command with its stand-ins is this file's alone.
beforeAll(async () => {
  vi.resetModules();
  ({ launchCheckCommand } = await import("./launch-check.ts"));
  ({ DeskError } = await import("./desk.ts"));
});
afterAll(() => vi.resetModules());

const now = new Date("2026-11-20T14:03:21Z");
const built = [
  { address: "/faq", text: "questions" },
  { address: "/", text: "landing" },
];
const sources = new Map([["studio/studio.ts", ""]]);
const env = {
  dataDir: "/data",
  mail: { kind: "smtp" },
  webhook: { url: "https://example.com/" },
  siteOrigin: "https://example.com",
};

beforeEach(() => {
  vi.resetAllMocks();
  parts.isBuilt.mockReturnValue(true);
  parts.readBuiltSite.mockReturnValue(built);
  parts.readSources.mockReturnValue(sources);
  parts.listUnused.mockReturnValue(["hero-x"]);
  parts.listDemonstrations.mockReturnValue(["portfolio-van"]);
  parts.listOpenToAnyone.mockReturnValue(["/data"]);
  parts.printAcceptance.mockImplementation((folder) => `Say so in ${folder}.\n`);
  for (const [name, part] of Object.entries(parts)) {
    if (name.startsWith("find")) part.mockReturnValue([]);
  }
});

async function check(changes: object = {}, given: { backups?: string } = {}) {
  const printed: string[] = [];
  const close = vi.fn();
  const database = { close };
  const desk = {
    env: () => ({ ...env, ...changes }),
    now: () => now,
    print: (text: string) => void printed.push(text),
    openDatabase: async () => database,
  } as unknown as Desk;
  const end = await launchCheckCommand.run(desk, given).catch((error: Error) => error);
  return { out: printed.join(""), end, desk, database };
}

test("where no part of the check finds anything, the site is ready, and each was given what it looks at", async () => {
  const { out, end, desk, database } = await check();
  expect([out, end]).toEqual(["Nothing open. Ready to go live.\n", undefined]);
  const given = { built, sources, studioFolder, evidence };
  expect(parts.readBuiltSite).toHaveBeenCalledWith(`${dist}/site`);
  expect(parts.listUnused).toHaveBeenCalledWith(studioFolder, films);
  expect(parts.listDemonstrations).toHaveBeenCalledWith(studioFolder);
  expect(parts.findLeftovers).toHaveBeenCalledWith({
    ...given,
    drawn: ["portfolio-van"],
    unused: ["hero-x"],
    postcode: studio.address.postcode,
  });
  expect(parts.findUnknownEvidence).toHaveBeenCalledWith(given, claims);
  expect(parts.findUnprovenClaims).toHaveBeenCalledWith({ ...given, claims, now });
  expect(parts.findStatements).toHaveBeenCalledWith(sources, studioFolder);
  expect(parts.listOpenToAnyone).toHaveBeenCalledWith([
    ".env",
    "/data",
    join("/data", sqliteFileName),
  ]);
  expect(parts.findOpenSettings).toHaveBeenCalledWith(env, ["/data"]);
  expect(parts.findMachineProblems).toHaveBeenCalledWith({ env, database, backups: "/data", now });
  expect(database.close).toHaveBeenCalledOnce();
  const { readCertificateEnd } = parts;
  const live = { desk, landing: "landing", readCertificateEnd };
  expect(parts.findLiveProblems).toHaveBeenCalledWith("https://example.com", live);
});

test("what each part finds is printed in its order, with its line where it has one, and counted", async () => {
  const point = (place: string, line?: number) => [{ place, line, point: `Open in ${place}.` }];
  parts.findLeftovers.mockReturnValue(point("words"));
  parts.findUnknownEvidence.mockReturnValue(point("evidence", 3));
  parts.findUnprovenClaims.mockReturnValue(point("claims"));
  parts.findStatements.mockReturnValue(point("statements"));
  parts.findOpenSettings.mockReturnValue(point("settings"));
  parts.tryMail.mockResolvedValue("No mail goes out.");
  parts.tryWebhook.mockRejectedValue(new DeskError("No quote request gets there."));
  parts.findMachineProblems.mockResolvedValue(point("disk"));
  parts.findLiveProblems.mockResolvedValue(point("https://example.com"));
  const { out, end } = await check();
  expect(out.split("\n\n")).toEqual([
    "words\n  Open in words.",
    "evidence:3\n  Open in evidence.",
    "claims\n  Open in claims.",
    "statements\n  Open in statements.",
    "settings\n  Open in settings.",
    ".env\n  No mail goes out.",
    ".env\n  No quote request gets there.",
    "disk\n  Open in disk.",
    "https://example.com\n  Open in https://example.com.",
    "",
  ]);
  expect(end).toEqual(new DeskError("9 open. Not ready to go live."));
});

test("how to keep what the demonstration has too is said where a leftover is found, and once", async () => {
  const leftovers = [
    { place: "b.ts", point: "The demonstration's name." },
    { place: "a.ts", point: "The demonstration's picture." },
  ];
  parts.findLeftovers.mockReturnValue(leftovers);
  expect((await check()).out.endsWith(`picture.\n\nSay so in ${studioFolder}.\n`)).toBe(true);
  parts.findLeftovers.mockReturnValue([{ place: "a.ts", point: "Not The demonstration's" }]);
  await check();
  expect(parts.printAcceptance).toHaveBeenCalledOnce();
});

test.each([
  ["there are none", undefined, true],
  ["they were made from other sources", built, false],
])("pages are not looked into where %s", async (_, pages, isBuilt) => {
  parts.readBuiltSite.mockReturnValue(pages);
  parts.isBuilt.mockReturnValue(isBuilt);
  const { out } = await check();
  expect(out).toBe(
    `${dist}/site\n  The pages are not built from what stands here. Run npm run build, then check again.\n\n`,
  );
  expect(parts.findLeftovers).not.toHaveBeenCalled();
});

test("where there is no landing page, the live one is compared with nothing", async () => {
  for (const pages of [[], undefined]) {
    parts.readBuiltSite.mockReturnValue(pages);
    await check();
    const nothing = expect.objectContaining({ landing: "" });
    expect(parts.findLiveProblems).toHaveBeenLastCalledWith("https://example.com", nothing);
  }
});

test("what is not set is not tried", async () => {
  await check({ mail: { kind: "files" }, webhook: undefined, siteOrigin: undefined });
  expect(parts.tryMail).not.toHaveBeenCalled();
  expect(parts.tryWebhook).not.toHaveBeenCalled();
  expect(parts.findLiveProblems).not.toHaveBeenCalled();
});

test("--backups names the folder of backups, from where the command was typed", async () => {
  await check({}, { backups: "backups" });
  const there = expect.objectContaining({ backups: resolve("backups") });
  expect(parts.findMachineProblems).toHaveBeenCalledWith(there);
});

test("a database that does not open is a point, and a fault of the desk's own is none", async () => {
  parts.findMachineProblems.mockRejectedValue(new DeskError("There is no database."));
  expect((await check()).out).toBe("/data\n  There is no database.\n\n");
  const fault = new Error("a fault");
  parts.findMachineProblems.mockRejectedValue(fault);
  expect((await check()).end).toBe(fault);
  parts.tryWebhook.mockRejectedValue(fault);
  parts.findMachineProblems.mockResolvedValue([]);
  expect((await check()).end).toBe(fault);
});

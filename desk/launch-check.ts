// desk launch-check: what an operator has to settle before the site of a real business goes live.
// What it cannot try is open too: it never calls ready what it has not seen.

import { join, resolve } from "node:path";
import { z } from "zod";
import { claims } from "#content/claims.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { listOpenToAnyone } from "#server/permissions.ts";
import { evidence } from "#studio/evidence.ts";
import { films } from "#studio/films.ts";
import { studio } from "#studio/studio.ts";
import { isBuilt } from "../run/pages.mjs";
import { dist, studioFolder } from "../run/studio-folder.mjs";
import { defineAction } from "./actions/action.ts";
import { tryMail, tryWebhook } from "./actions/send-tests.ts";
import { type Desk, DeskError, withDatabase } from "./desk.ts";
import { findUnknownEvidence, findUnprovenClaims } from "./launch/claims.ts";
import { findLeftovers, printAcceptance } from "./launch/leftovers.ts";
import { findLiveProblems, readCertificateEnd } from "./launch/live.ts";
import { findMachineProblems } from "./launch/machine.ts";
import type { LaunchPoint } from "./launch/point.ts";
import { findOpenSettings } from "./launch/settings.ts";
import { type BuiltFile, readBuiltSite, readSources } from "./launch/sources.ts";
import { findStatements } from "./launch/statements.ts";
import { listDemonstrations, listUnused } from "./pictures/list.ts";

export const launchCheckCommand = defineAction({
  name: "launch-check",
  usage: "[--backups FOLDER]",
  summary: "what is open before going live; exit status 1 while anything is",
  takes: z.object({ backups: z.string().optional() }),
  async run(desk, given) {
    const env = desk.env();
    const backups = given.backups === undefined ? env.dataDir : resolve(given.backups);
    const built = readBuiltSite(`${dist}/site`);
    const secret = [".env", env.dataDir, join(env.dataDir, sqliteFileName)];
    reportLaunchPoints(desk, [
      ...findOpenContent(built, desk.now()),
      ...findOpenSettings(env, listOpenToAnyone(secret)),
      ...(await findOpenMail(desk)),
      ...(await findOpenWebhook(desk)),
      ...(await findOpenMachine(desk, backups)),
      ...(await findOpenLive(desk, built)),
    ]);
  },
});

function findOpenContent(built: readonly BuiltFile[] | undefined, now: Date): LaunchPoint[] {
  if (built === undefined || !isBuilt()) {
    const point =
      "The pages are not built from what stands here. Run npm run build, then check again.";
    return [{ place: `${dist}/site`, point }];
  }
  const sources = readSources();
  const given = { built, sources, studioFolder, evidence };
  const unused = listUnused(studioFolder, films);
  const drawn = listDemonstrations(studioFolder);
  return [
    ...findLeftovers({ ...given, drawn, unused, postcode: studio.address.postcode }),
    ...findUnknownEvidence(given, claims),
    ...findUnprovenClaims({ ...given, claims, now }),
    ...findStatements(sources, studioFolder),
  ];
}

async function findOpenMail(desk: Desk): Promise<LaunchPoint[]> {
  const env = desk.env();
  // That none is set is the settings' point.
  if (env.mail.kind === "files") return [];
  const point = await tryMail(env, desk.now());
  return point === undefined ? [] : [{ place: ".env", point }];
}

async function findOpenWebhook(desk: Desk): Promise<LaunchPoint[]> {
  const { webhook } = desk.env();
  if (webhook === undefined) return [];
  try {
    await tryWebhook(webhook, desk);
    return [];
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return [{ place: ".env", point: error.message }];
  }
}

/** Throws nothing that is the site's matter: a database that does not open is a point too. */
async function findOpenMachine(desk: Desk, backups: string): Promise<LaunchPoint[]> {
  try {
    return await withDatabase(desk, (database) =>
      findMachineProblems({ env: desk.env(), database, backups, now: desk.now() }),
    );
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return [{ place: desk.env().dataDir, point: error.message }];
  }
}

async function findOpenLive(
  desk: Desk,
  built: readonly BuiltFile[] | undefined,
): Promise<LaunchPoint[]> {
  const { siteOrigin } = desk.env();
  const landing = built?.find(({ address }) => address === "/")?.text ?? "";
  // That none is set is the settings' point.
  if (siteOrigin === undefined) return [];
  return findLiveProblems(siteOrigin, { desk, landing, readCertificateEnd });
}

/** Throws a `DeskError` while anything is open. */
export function reportLaunchPoints(desk: Pick<Desk, "print">, points: readonly LaunchPoint[]) {
  desk.print(points.map(printPoint).join(""));
  if (points.some(({ point }) => point.startsWith("The demonstration's"))) {
    desk.print(printAcceptance(studioFolder));
  }
  if (points.length > 0) throw new DeskError(`${points.length} open. Not ready to go live.`);
  desk.print("Nothing open. Ready to go live.\n");
}

function printPoint({ place, line, point }: LaunchPoint): string {
  return `${line === undefined ? place : `${place}:${line}`}\n  ${point}\n\n`;
}

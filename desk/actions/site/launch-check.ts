// Launch check: what to settle before a real business goes live. A check that could not run counts as open.

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { sqliteFileName } from "#server/db/sqlite/open.ts";
import { listOpenToAnyone } from "#server/welcome.ts";
import { findOpenContent } from "../../../run/checks/check-open.ts";
import { type Problem, printProblem } from "../../../run/checks/problem.ts";
import { isBuilt } from "../../../run/pages.mjs";
import { dist } from "../../../studios/folder.mjs";
import { type Desk, DeskError, withDatabase } from "../../desk.ts";
import { findLiveProblems, readCertificateEnd } from "../../launch/live.ts";
import { findMachineProblems } from "../../launch/machine.ts";
import { findOpenSettings } from "../../launch/settings.ts";
import { defineAction } from "../action.ts";
import { tryMail, tryWebhook } from "./send-tests.ts";

export const launchCheckAction = defineAction({
  name: "launch-check",
  usage: "[--backups FOLDER]",
  summary: "list the open points before going live (exit status 1 if there are any)",
  takes: z.object({ backups: z.string().optional() }),
  async run(desk, given) {
    const env = desk.env();
    const backups = given.backups === undefined ? env.dataDir : resolve(given.backups);
    const secret = [".env", env.dataDir, join(env.dataDir, sqliteFileName)];
    reportProblems(desk, [
      ...findUnbuilt(),
      ...(await findOpenContent()),
      ...findOpenSettings(env, listOpenToAnyone(secret)),
      ...(await findOpenMail(desk)),
      ...(await findOpenWebhook(desk)),
      ...(await findOpenMachine(desk, backups)),
      ...(await findOpenLive(desk)),
    ]);
  },
});

/** Checks only that the build is current: the build itself checks words, links and pictures. */
function findUnbuilt(): Problem[] {
  if (isBuilt()) return [];
  const problem = "The pages are missing or out of date.";
  return [{ file: `${dist}/site`, problem, mend: "Build them, then check again: npm run build" }];
}

async function findOpenMail(desk: Desk): Promise<Problem[]> {
  const env = desk.env();
  // findOpenSettings reports a missing mail server.
  if (env.mail.kind === "files") return [];
  return explained(".env", () => tryMail(env, desk.now()).then(() => []));
}

async function findOpenWebhook(desk: Desk): Promise<Problem[]> {
  const { webhook } = desk.env();
  return webhook ? explained(".env", () => tryWebhook(webhook, desk).then(() => [])) : [];
}

function findOpenMachine(desk: Desk, backups: string): Promise<Problem[]> {
  const env = desk.env();
  return explained(env.dataDir, () =>
    withDatabase(desk, (database) =>
      findMachineProblems({ env, database, backups, now: desk.now() }),
    ),
  );
}

/** Turns a `DeskError` into a problem of `file`; rethrows anything else. */
async function explained(file: string, find: () => Promise<Problem[]>): Promise<Problem[]> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return [{ file, problem: error.message }];
  }
}

async function findOpenLive(desk: Desk): Promise<Problem[]> {
  const { siteOrigin } = desk.env();
  // findOpenSettings reports a missing SITE_URL.
  if (siteOrigin === undefined) return [];
  const page = `${dist}/site/index.html`;
  const landing = existsSync(page) ? readFileSync(page, "utf8") : "";
  return findLiveProblems(siteOrigin, { desk, landing, readCertificateEnd });
}

/** Throws a `DeskError` if anything is open. */
export function reportProblems(desk: Pick<Desk, "print">, problems: readonly Problem[]) {
  if (problems.length > 0) {
    desk.print(`${problems.map(printProblem).join("\n")}\n`);
    throw new DeskError(`${problems.length} open. Not ready to go live.`);
  }
  desk.print("Nothing open. Ready to go live.\n");
}

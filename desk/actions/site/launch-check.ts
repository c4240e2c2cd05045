// desk launch-check: what an operator has to settle before the site of a real business goes live. What it cannot try
// is open too: it never says ready of anything it has not seen.

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { listOpenToAnyone } from "#server/permissions.ts";
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
  summary: "what is open before going live; exit status 1 while anything is",
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

/** Words, links and pictures are checked by the build. */
function findUnbuilt(): Problem[] {
  if (isBuilt()) return [];
  const problem = "The pages are not built from what stands here.";
  return [{ file: `${dist}/site`, problem, mend: "Run npm run build, then check again." }];
}

async function findOpenMail(desk: Desk): Promise<Problem[]> {
  const env = desk.env();
  // That none is set is the settings' problem.
  if (env.mail.kind === "files") return [];
  const problem = await tryMail(env, desk.now());
  return problem === undefined ? [] : [{ file: ".env", problem }];
}

async function findOpenWebhook(desk: Desk): Promise<Problem[]> {
  const { webhook } = desk.env();
  if (webhook === undefined) return [];
  return explained(".env", async () => {
    await tryWebhook(webhook, desk);
    return [];
  });
}

function findOpenMachine(desk: Desk, backups: string): Promise<Problem[]> {
  const env = desk.env();
  return explained(env.dataDir, () =>
    withDatabase(desk, (database) =>
      findMachineProblems({ env, database, backups, now: desk.now() }),
    ),
  );
}

/** Explained faults are problems of `file`; others are the desk's own and are thrown. */
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
  // That none is set is the settings' problem.
  if (siteOrigin === undefined) return [];
  const page = `${dist}/site/index.html`;
  const landing = existsSync(page) ? readFileSync(page, "utf8") : "";
  return findLiveProblems(siteOrigin, { desk, landing, readCertificateEnd });
}

/** Throws a `DeskError` while anything is open. */
export function reportProblems(desk: Pick<Desk, "print">, problems: readonly Problem[]) {
  if (problems.length > 0) {
    desk.print(`${problems.map(printProblem).join("\n")}\n`);
    throw new DeskError(`${problems.length} open. Not ready to go live.`);
  }
  desk.print("Nothing open. Ready to go live.\n");
}

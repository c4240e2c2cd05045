// desk launch-check: what an operator has to settle before the site of a real business goes live.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { listOpenToAnyone } from "#server/permissions.ts";
import { type Command, type Desk, DeskError } from "./command.ts";
import { findLaunchPoints, type LaunchPoint } from "./launch-points.ts";

const root = join(import.meta.dirname, "..");

export const launchCheckCommand: Command = {
  name: "launch-check",
  usage: "",
  summary: "what is open before going live; exit status 1 while anything is",
  options: {},
  words: 0,
  async run(desk) {
    const env = desk.env();
    const points = findLaunchPoints(
      env,
      (file) => readFileSync(join(root, file), "utf8"),
      listOpenToAnyone([".env", env.dataDir, join(env.dataDir, sqliteFileName)]),
    );
    reportLaunchPoints(desk, points);
  },
};

/** Throws a `DeskError` while anything is open. */
export function reportLaunchPoints(desk: Pick<Desk, "print">, points: readonly LaunchPoint[]) {
  desk.print(points.map(printPoint).join(""));
  if (points.length > 0) throw new DeskError(`${points.length} open. Not ready to go live.`);
  desk.print("Nothing open. Ready to go live.\n");
}

function printPoint({ file, line, point }: LaunchPoint): string {
  return `${line === undefined ? file : `${file}:${line}`}\n  ${point}\n\n`;
}

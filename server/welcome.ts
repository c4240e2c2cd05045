// Start-up message for the operator: where to find the site, its requests and mails, and which files to protect.

import { statSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.ts";

/** @param openToAnyone files and folders accessible to every user of the machine. */
export function printWelcome(
  address: string,
  { dataDir, databaseUrl, mail }: Pick<Env, "dataDir" | "databaseUrl" | "mail">,
  openToAnyone: readonly string[],
): string {
  const letters =
    mail.kind === "files"
      ? `are written to ${join(dataDir, "mail")}; set SMTP_URL to have them sent`
      : "go out by SMTP";
  return [
    "",
    `The site:      ${address.replace("127.0.0.1", "localhost")}`,
    `The requests:  ${databaseUrl === undefined ? dataDir : "in PostgreSQL"} (npm run desk -- list shows them)`,
    `The emails     ${letters}`,
    ...openToAnyone.map(
      (path) =>
        `Careful:       every user of this machine can open ${path}. To prevent that: chmod o= ${path}`,
    ),
    "Stop with Ctrl+C.",
    "",
  ].join("\n");
}

const ANYONE = 0o007;

/** Paths with permissions for other users. Skips missing files; empty on Windows, where modes don't show access. */
export function listOpenToAnyone(
  paths: readonly string[],
  platform: NodeJS.Platform = process.platform,
): string[] {
  if (platform === "win32") return [];
  return paths.filter((path) => {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & ANYONE) !== 0;
  });
}

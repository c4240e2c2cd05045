// Every setting there is, by name, and what is wrong with a file `.env` before its values are read:
// a misspelt name would leave its setting unset without a word.

import { parseEnv as parseEnvFile } from "node:util";

export const settingNames = [
  "PORT",
  "HOST",
  "DATA_DIR",
  "DATABASE_URL",
  "SITE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "MAIL_TO",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "CONFIRMATION",
  "REMINDER",
  "TRUST_PROXY",
  "KEEP_DAYS",
  "KEEP_SPAM_DAYS",
  "KEEP_PHOTO_DAYS",
  "STORE_LIMIT_MB",
  "PHOTO_SPACE_MB",
  "RATE_LIMIT",
  "RATE_PER_MINUTE",
  "RATE_PER_HOUR",
  "ANALYTICS_SITE_ID",
  "ANALYTICS_CONSENT",
] as const;

export type SettingName = (typeof settingNames)[number];

/** Reads one setting; `undefined` where it is missing or blank. */
export type ReadSetting = (name: SettingName) => string | undefined;

/** Names that others read: Node, the PostgreSQL driver, the C library. */
const FOREIGN = /^(NODE_\w+|PG[A-Z]+|TZ)$/;

/** @param text of the file. Values may be secrets: none is repeated. */
export function findEnvFileProblems(text: string): string[] {
  const unknown = Object.keys(parseEnvFile(text))
    .filter((name) => !settingNames.some((known) => known === name) && !FOREIGN.test(name))
    .map((name) => `.env sets ${name}, which is no setting${suggest(name)}`);
  // An unquoted # begins a comment, also in the middle of a password.
  const cut = [
    ...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*[^\s"'`#][^\n#]*(?<!\s)#/gm),
  ].map(([, name]) => `.env cuts ${name} off at a #. Put the whole value in 'quotes'.`);
  return [...unknown, ...cut];
}

function suggest(name: string): string {
  const nearest = settingNames
    .map((known) => ({ known, distance: countEdits(name.toUpperCase(), known) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best));
  return nearest.distance <= 3
    ? `: did you mean ${nearest.known}?`
    : "; .env.example lists them all.";
}

/** The Levenshtein distance: letters to add, drop or replace until one word is the other. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const [replaced = 0, dropped = 0, added = 0] = [row[column], row[column + 1], next[column]];
      next.push(Math.min(dropped + 1, added + 1, replaced + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

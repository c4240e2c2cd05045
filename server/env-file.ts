// The file .env: its text, whatever encoding an editor gave it, and what is wrong with it before its values are read.

import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { settings } from "./env-schema.ts";

/** @returns an empty text where there is no file. Throws the system's error, or a `TypeError` for bytes of no encoding. */
export function readEnvFile(file: string): string {
  if (!existsSync(file)) return "";
  const bytes = readFileSync(file);
  const mark = bytes.subarray(0, 2).toString("hex");
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[mark] ?? "utf-8";
  // Drops a byte order mark, which would be taken for a part of the first name.
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** Names that others read: Node, the PostgreSQL driver, the C library. */
const FOREIGN = /^(NODE_\w+|PG[A-Z]+|TZ)$/;

/** @param text of the file. Values may be secrets: none is repeated. */
export function findEnvFileProblems(text: string): string[] {
  if (text.includes("\0")) return [".env is not plain text: save it as UTF-8."];
  const unknown = Object.keys(parseEnv(text))
    .filter((name) => !Object.hasOwn(settings.shape, name) && !FOREIGN.test(name))
    .map((name) => `.env sets ${name}, which is not a setting; .env.example lists them all.`);
  // An unquoted # begins a comment, also in the middle of a password.
  const cut = [
    ...text.matchAll(/^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*[^\s"'`#][^\n#]*(?<!\s)#/gm),
  ].map(([, name]) => `.env cuts ${name} off at a #. Put the whole value in 'quotes'.`);
  return [...unknown, ...cut];
}

// Pages of the last export that are missing from the new one and have no redirect.

import { existsSync, readdirSync } from "node:fs";
import { newPathOf } from "#contract/paths.ts";

/** Paths of the pages in an exported folder; empty if the folder does not exist. */
export function listExported(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.replaceAll("\\", "/").replace(/(?:\/?index)?\.html$/, "")}`);
  // Each page is exported as two files.
  return [...new Set(paths)];
}

export function findGone(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((path) => !after.includes(path) && newPathOf(path) === undefined).sort();
}

// Finds files with passwords or visitors' data that every user of the machine may open.

import { statSync } from "node:fs";

const ANYONE = 0o007;

/** On Windows, where modes say nothing of it, none. Missing files are passed over. */
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

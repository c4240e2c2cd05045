// Reader of the current studio's JSON files. Not for browsers: the build inlines the values (run/studio-modules.ts).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { studioFolder } from "./folder.mjs";
import type { StudioFiles } from "./schema/files.ts";

/** Throws if the file is missing or not JSON. @param name file name without `.json` */
export function readStudioFile<Name extends keyof StudioFiles>(name: Name): StudioFiles[Name] {
  const file = `${studioFolder}/${name}.json`;
  try {
    return JSON.parse(readFileSync(join(import.meta.dirname, "..", file), "utf8"));
  } catch (error) {
    const failure = new Error(
      `${file}: ${(error as Error).message}. To see what is wrong: npm run check`,
    );
    // A stack trace would not help the author of the file.
    failure.stack = failure.message;
    throw failure;
  }
}
